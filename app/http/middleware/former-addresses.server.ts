import { isRead } from '~/http/request/request-context.server';
import { partsOfTarget } from '~/http/request/request-target';
import { FOR_ALL_SITES } from '~/http/response/file.server';
import { STATUS_BY_CODE } from '~/lib/error-status';
import { gone } from '~/lib/errors';
import { feedPath, packagePath } from '~/lib/paths';
import type { Middleware } from './middleware';
import { sendPlainError } from './plain-error.server';
import { commonHeaders } from './security-headers.server';

/** Addresses of earlier versions, and what replaces them, with the same parameters. */
const FORMER: [path: RegExp, now: string | null][] = [
  [/^\/opds$/, feedPath('/', 'atom')],
  [/^\/packages\/(?:gnome\.zip|kde\.zip|theme\.ddw)$/, packagePath],
  [/^\/wallpaper\/\d+\/file\/kde\.zip$/, null],
  [/^\/changers\/(?:windows\.theme|wallpaper\.knsrc|providers\.xml)$/, null],
];

const MAX_AGE = 600;

export const formerAddresses: Middleware = (request, response, next) => {
  const [path, query] = partsOfTarget(request.url);
  const found = isRead(request.method) && FORMER.find(([former]) => former.test(path));
  if (!found) return next();
  const [, now] = found;
  if (now === null) {
    const { code, message } = gone();
    sendPlainError(response, { status: STATUS_BY_CODE[code], message });
    return;
  }
  const headers = { 'Cache-Control': `public, max-age=${MAX_AGE}`, ...FOR_ALL_SITES, 'Content-Length': 0 };
  const Location = query === '' ? now : `${now}?${query}`;
  response.writeHead(STATUS_BY_CODE.moved, { ...commonHeaders(), ...headers, Location }).end();
};
