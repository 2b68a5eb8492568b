import type { Answer, Send } from './api-client';

/** The headers of a browser without JavaScript. */
export const BROWSER = { 'X-Requested-With': '', Accept: 'text/html' };

type Fields = Record<string, string> | [string, string][];

/** Sends a form with files like a browser without JavaScript, from a page of the site. */
export const submitFiles = (send: Send, path: string, form: NonNullable<Parameters<Send>[2]>['form']) =>
  send('POST', path, { form, headers: { ...BROWSER, 'Sec-Fetch-Site': 'same-origin' } });

/** Sends a form like a browser without JavaScript, from a page of the site unless an origin is given. */
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
