/** What the launcher tells a worker that should finish its requests and go. */
export const LEAVE = 'leave';
