/** PUBLIC_FILES_URL, of which an attribute of <html> tells the browser; empty where this site serves its own pictures. */
export const PUBLIC_FILES_URL =
  typeof document === 'undefined'
    ? (process.env.PUBLIC_FILES_URL ?? '').replace(/\/+$/, '')
    : (document.documentElement.dataset.files ?? '');
