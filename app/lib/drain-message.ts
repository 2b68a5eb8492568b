/** What the launcher tells a worker that should finish its requests and end. */
export const DRAIN = 'drain';
