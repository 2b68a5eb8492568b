declare global {
  /** Set from the server's settings. Undefined in the browser. */
  var tapetaPublicFiles: string | undefined;
}

/** PUBLIC_FILES_URL, which the browser reads from an attribute of <html>. Empty if this site serves its own pictures. */
export const publicFilesUrl = (): string =>
  typeof document === 'undefined'
    ? (globalThis.tapetaPublicFiles ?? '')
    : (document.documentElement.dataset.files ?? '');
