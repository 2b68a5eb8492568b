import type { Answer, Send } from './api-client';

/** Headers of a browser without JavaScript. */
export const BROWSER = { 'X-Requested-With': '', Accept: 'text/html' };

type Fields = Record<string, string> | [string, string][];

/** Sends a form as a browser without JavaScript does, from a page of the site unless an origin is given. */
export function submitForm(
  send: Send,
  path: string,
  fields: Fields,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const own: Record<string, string> = headers.Origin ? {} : { 'Sec-Fetch-Site': 'same-origin' };
  return send('POST', path, {
    body: String(new URLSearchParams(fields)),
    headers: { ...BROWSER, ...own, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  });
}
