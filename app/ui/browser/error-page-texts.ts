import { messagesOf } from '~/messages/messages';

export interface ErrorText {
  title: string;
  description: string;
}

/** The statuses that have an error page. */
const pages = (): Record<number, ErrorText> => messagesOf('errorPages').pages;

export const noConnection = (): ErrorText => messagesOf('errorPages').noConnection;

/** The status that a part of a path names, if it has an error page. */
export function readErrorStatus(word: string | number | undefined): number | null {
  return word !== undefined && Object.hasOwn(pages(), word) ? Number(word) : null;
}

/** A status without a page of its own gets the text of 400 or 500. */
export function errorText(status: number): ErrorText {
  return pages()[status] ?? (pages()[status < 500 ? 400 : 500] as ErrorText);
}
