import type { LoaderFunctionArgs } from '@remix-run/node';
import { ownLocation } from '~/http/request/safe-redirect';
import { notFound } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { textDocument } from './document.server';
import { FOR_ALL_SITES, type OpenedPicture, pictureResponse } from './file.server';
import { fitHeader } from './fit.server';

/** Where the picked file is, a text about it, or the file. */
export type PickAnswer = { until: Date | null; isNearest: boolean } & (
  | { path: string }
  | { text: string; type: string }
  | { picture: OpenedPicture; url: string; saveAs: string }
);

/** What a program asks for. */
export interface AskedPick {
  query: string;
  /** From the path, as in `1920x1080`. */
  size: string | undefined;
  /** Its `Accept` header. */
  accept: string;
}

const secondsUntil = (time: Date): number => Math.max(0, Math.ceil((time.getTime() - Date.now()) / 1000));

/** The cache of answers reads `Expires` and recalculates `max-age` for each request. */
const cachingUntil = (until: Date | null): Record<string, string> =>
  until
    ? { 'Cache-Control': `public, max-age=${secondsUntil(until)}`, Expires: until.toUTCString() }
    : { 'Cache-Control': 'no-store' };

export const answerPick =
  (choose: (asked: AskedPick) => Promise<PickAnswer>) =>
  async ({ request, params: { size } }: LoaderFunctionArgs): Promise<Response> => {
    const accept = request.headers.get('Accept') ?? '';
    const answer = await choose({ query: new URL(request.url).search.slice(1), size, accept });
    const headers = {
      ...FOR_ALL_SITES,
      ...cachingUntil(answer.until),
      ...fitHeader(answer.isNearest),
      Vary: 'Accept',
      'X-Robots-Tag': 'noindex',
    };
    if ('path' in answer) {
      return new Response(null, { status: 302, headers: { ...headers, Location: ownLocation(answer.path) } });
    }
    if ('text' in answer) return textDocument(request, answer.text, { type: answer.type, maxAge: 0, headers });
    const response = await pictureResponse(request, answer.picture, {
      ...headers,
      'Content-Location': answer.url,
      'Content-Disposition': `inline; filename="${answer.saveAs}"`,
    });
    if (response.status === 404) throw notFound(messagesOf('picks').noFile);
    return response;
  };
