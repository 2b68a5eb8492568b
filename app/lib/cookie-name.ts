declare global {
  /** Set from the server's settings. Undefined in the browser and in commands. */
  var tapetaGallery: string | undefined;
}

/** Tells galleries apart; the browser reads it from an attribute of <html>. Empty outside a running site. */
export const galleryMark = (): string =>
  typeof document === 'undefined' ? (globalThis.tapetaGallery ?? '') : (document.documentElement.dataset.gallery ?? '');

/** Browsers send cookies to every port of a host (RFC 6265, 8.5), so each name says which gallery set it. */
export const cookieName = (name: string): string => [name, galleryMark()].filter(Boolean).join('-');
