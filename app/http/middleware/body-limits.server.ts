import type { IncomingMessage } from 'node:http';
import { limitSlowBody } from '~/http/body/slow-body.server';
import { dropUnreadBody } from '~/http/body/unread-body.server';
import { MAX_FILES } from '~/http/body/upload.server';
import { env } from '~/lib/env.server';
import type { Middleware } from './middleware';

const MEGABYTE = 1024 * 1024;

/** As much as a legitimate form sends: many pictures, when the session has ended in the meantime. */
function maxDroppedBytes({ headers }: IncomingMessage): number {
  return headers['content-type']?.startsWith('multipart/form-data')
    ? MAX_FILES * env.MAX_UPLOAD_MB * MEGABYTE
    : MEGABYTE;
}

export const bodyLimits: Middleware = (request, response, next) => {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (length !== '0' || encoding !== undefined) {
    limitSlowBody(request);
    dropUnreadBody(request, response, maxDroppedBytes(request));
  }
  next();
};
