import { createHash, randomBytes } from 'node:crypto';
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from '@remix-run/node';
import { env } from '~/lib/env.server';
import { messagesOf } from '~/messages/messages';
import { yieldToRequests } from '~/platform/event-loop.server';
import { logError, thrownStatus } from '~/platform/log.server';
import { meters } from '~/platform/meters.server';
import { SPECULATION_RULES_PATH } from './document/speculation-rules';
import { HINTS } from './features/screens/visitor-screen.server';
import { recordVisit } from './features/statistics/visits.server';
import { DATA_SAVER_VARY, wantsDataSaver } from './http/request/data-saver.server';
import { requestContext } from './http/request/request-context.server';
import { renderDocument, retryAfter } from './remix/document.server';

/** Marks our own scripts while rendering. New for each process and never sent to the browser. */
const NONCE = randomBytes(16).toString('hex');
const OUR_SCRIPT = `<script nonce="${NONCE}"`;

const PICTURES_ELSEWHERE = env.PUBLIC_FILES_URL ? [new URL(env.PUBLIC_FILES_URL).origin] : [];

function* inlineScripts(page: string): Generator<string> {
  for (const script of page.split(OUR_SCRIPT).slice(1)) {
    const start = script.indexOf('>') + 1;
    if (!script.slice(0, start).includes(' src=')) yield script.slice(start, script.indexOf('</script>'));
  }
}

/** Allows inline scripts by their hashes, so that everyone can get the same cached answer. */
function contentSecurityPolicy(scripts: string): string {
  const hashes = new Set(
    [...inlineScripts(scripts)].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  );
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...PICTURES_ELSEWHERE].join(' '),
    env.NODE_ENV === 'development' ? "connect-src 'self' ws:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', messagesOf('language').tag);
  headers.append('Vary', DATA_SAVER_VARY);
  headers.set('Accept-CH', HINTS);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
  if (!wantsDataSaver(request.headers)) headers.set('Speculation-Rules', `"${SPECULATION_RULES_PATH}"`);
  if (status === 429 || status === 503) headers.set('Retry-After', retryAfter(context));
  meters.pageRenders += 1;
  await yieldToRequests();
  const [before, scripts, after] = await renderDocument(context, request.url, NONCE, requestContext());
  if (status < 400) recordVisit(request.headers.get('User-Agent') ?? '', request.headers.get('Sec-Purpose') ?? '');
  headers.set('Content-Security-Policy', contentSecurityPolicy(scripts));
  // Joined as bytes, because joining text would copy everything once more.
  const parts = ['<!DOCTYPE html>', before, scripts.replaceAll(` nonce="${NONCE}"`, ''), after];
  return new Response(Buffer.concat(parts.map((part) => Buffer.from(part))), { headers, status });
}

export const handleDataRequest: HandleDataRequestFunction = (response) => {
  response.headers.append('Vary', DATA_SAVER_VARY);
  response.headers.set('Content-Language', messagesOf('language').tag);
  return response;
};

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (!(error instanceof Error) && (thrownStatus(error) ?? 500) < 500)) return;
  logError(error);
};
