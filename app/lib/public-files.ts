declare global {
  /** Set by the server's settings; the browser's scripts know of none. */
  var tapetaPublicFiles: string | undefined;
}

/** PUBLIC_FILES_URL, of which an attribute of <html> tells the browser; empty where this site serves its own pictures. */
export const publicFilesUrl = (): string =>
  typeof document === 'undefined'
    ? (globalThis.tapetaPublicFiles ?? '')
    : (document.documentElement.dataset.files ?? '');
