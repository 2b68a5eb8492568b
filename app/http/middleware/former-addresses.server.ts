import { isRead } from '~/http/request/request-context.server';
import { partsOfTarget } from '~/http/request/request-target';
import { FOR_ALL_SITES } from '~/http/response/file.server';
import { STATUS_BY_CODE } from '~/lib/error-status';
import { gone } from '~/lib/errors';
import { changersPath, feedPath, packagePath } from '~/lib/paths';
import type { Middleware } from './middleware';
import { sendPlainError } from './plain-error.server';
import { commonHeaders } from './security-headers.server';

interface Former {
  path: RegExp;
  /** Null if nothing replaces it. */
  now: string | null;
  /** It understands the same parameters. */
  keepsQuery?: true;
}

const FORMER: Former[] = [
  { path: /^\/api\/rotation$/, now: '/api/random', keepsQuery: true },
  { path: /^\/screen$/, now: changersPath },
  { path: /^\/opds$/, now: feedPath('/', 'atom'), keepsQuery: true },
  { path: /^\/packages\/(?:gnome\.zip|kde\.zip|theme\.ddw)$/, now: packagePath, keepsQuery: true },
  { path: /^\/wallpaper\/\d+\/file\/kde\.zip$/, now: null },
  { path: /^\/changers\/(?:windows\.theme|wallpaper\.knsrc|providers\.xml)$/, now: null },
];

/** Answers the addresses of earlier versions. */
export const formerAddresses: Middleware = (request, response, next) => {
  const [path, query] = partsOfTarget(request.url);
  const former = isRead(request.method) && FORMER.find((one) => one.path.test(path));
  if (!former) return next();
  const { now, keepsQuery } = former;
  if (now === null) {
    const { code, message } = gone();
    sendPlainError(response, { status: STATUS_BY_CODE[code], message });
    return;
  }
  const headers = { 'Cache-Control': 'public, max-age=600', ...FOR_ALL_SITES, 'Content-Length': 0 };
  const Location = keepsQuery && query ? `${now}?${query}` : now;
  response.writeHead(STATUS_BY_CODE.moved, { ...commonHeaders(), ...headers, Location }).end();
};
