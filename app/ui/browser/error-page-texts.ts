import { MESSAGES } from '~/lib/errors';

export interface ErrorText {
  title: string;
  description: string;
}

/** The statuses that have a page of their own, with what it says. */
const PAGES: Record<number, ErrorText> = {
  400: { title: 'Bad request', description: 'Your request cannot be processed.' },
  401: { title: 'Login needed', description: 'You must be logged in to access this resource.' },
  403: { title: 'No access', description: MESSAGES.forbidden },
  404: { title: 'Page not found', description: MESSAGES.notFound },
  429: { title: 'Too many requests', description: MESSAGES.tooManyRequests },
  500: { title: 'Server error', description: MESSAGES.internalError },
  502: { title: 'Bad gateway', description: 'Received an invalid response from upstream server.' },
  503: { title: 'Back shortly', description: 'We’ll be back shortly. Please try again later.' },
  504: { title: 'No answer in time', description: 'The server took too long to respond. Please try again later.' },
};

export const NO_CONNECTION: ErrorText = {
  title: 'No connection',
  description: 'The site could not be reached. Please check your connection and try again.',
};

/** The status that a word of an address names, if it has a page here. */
export function readErrorStatus(word: string | number | undefined): number | null {
  return word !== undefined && Object.hasOwn(PAGES, word) ? Number(word) : null;
}

/** Title and sentence of a status; one without a page counts as 400 or 500. */
export function errorText(status: number): ErrorText {
  return PAGES[status] ?? (PAGES[status < 500 ? 400 : 500] as ErrorText);
}
