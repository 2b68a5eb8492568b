import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { toTransientError } from '~/db/database-errors.server';
import { readToken, requireScope } from '~/http/request/api-token.server';
import { isRead } from '~/http/request/request-context.server';
import { ownLocation } from '~/http/request/safe-redirect';
import { requireSameOriginApi } from '~/http/request/same-origin.server';
import { retryHeaders, STATUS_BY_CODE } from '~/lib/error-status';
import { DomainError, noSuch, type Thing } from '~/lib/errors';
import { readId } from '~/lib/id';
import type { Scope } from '~/lib/scopes';
import { messagesOf } from '~/messages/messages';
import { logError } from '~/platform/log.server';
import type { ApiError } from './api-answers.server';
import { textDocument } from './document.server';
import { FIT_HEADER } from './fit.server';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Handler = (args: LoaderFunctionArgs | ActionFunctionArgs) => Promise<Response>;

export function json<Body>(body: Body, init: { status?: number; headers?: Record<string, string> } = {}): Response {
  return Response.json(body, { status: init.status, headers: { 'Cache-Control': 'no-store', ...init.headers } });
}

interface PublicOptions {
  maxAge?: number;
  staleFor?: number;
  headers?: Record<string, string>;
}

export const publicJson = <Body>(
  request: Request,
  body: Body,
  { maxAge = 60, staleFor = 600, headers }: PublicOptions = {},
): Response => textDocument(request, JSON.stringify(body), { type: 'application/json', maxAge, staleFor, headers });

export function jsonError(thrown: unknown): Response {
  const error = toTransientError(thrown);
  if (!(error instanceof DomainError)) {
    logError(error);
    const message = messagesOf('errorPages').pages[500].description;
    return json<ApiError>({ message, error: 'internal_error' }, { status: 500 });
  }
  const { fields, location, challenge } = error.details;
  return json<ApiError>(
    { message: error.message, error: error.code, ...(fields && { fields }), ...(location && { to: location }) },
    {
      status: STATUS_BY_CODE[error.code],
      headers: {
        ...retryHeaders(error),
        ...(location && { Location: ownLocation(location) }),
        ...(challenge && { 'WWW-Authenticate': challenge }),
      },
    },
  );
}

function methodNotAllowed(allow: string): Response {
  return json<ApiError>(
    { message: messagesOf('requests').wrongMethod(allow), error: 'method_not_allowed' },
    { status: 405, headers: { Allow: allow } },
  );
}

const READABLE_BY_ALL = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': `X-Total-Count, Link, ETag, Retry-After, ${FIT_HEADER}`,
};

/** Never allows X-Requested-With: a browser that may send it with a read may send it with a write too. */
const PREFLIGHT = {
  ...READABLE_BY_ALL,
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': 'If-None-Match',
  'Access-Control-Max-Age': '86400',
};

interface ApiOptions {
  /** Answers must be the same for everyone. */
  readableByAll?: boolean;
  /** What a token needs for each method. No token may use the others. */
  scopes?: Partial<Record<Method, Scope>>;
}

/** Loader and action of a resource route. */
export function api(
  handlers: Partial<Record<Method, Handler>>,
  { readableByAll = false, scopes = {} }: ApiOptions = {},
) {
  const allow = [...Object.keys(handlers), ...(handlers.GET ? ['HEAD'] : []), 'OPTIONS'].join(', ');

  function optionsFor(request: Request): Response {
    const isPreflight = readableByAll && isRead(request.headers.get('Access-Control-Request-Method'));
    return new Response(null, { status: 204, headers: { Allow: allow, ...(isPreflight && PREFLIGHT) } });
  }

  async function answer(args: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> {
    const { method } = args.request;
    const name = (method === 'HEAD' ? 'GET' : method) as Method;
    try {
      const token = await readToken(args.request);
      if (method === 'OPTIONS') return optionsFor(args.request);
      const handler = handlers[name];
      if (!handler) return methodNotAllowed(allow);
      if (token) requireScope(token, scopes[name]);
      // Pages of other sites can't send a token.
      else if (!isRead(method)) requireSameOriginApi(args.request);
      return await handler(args);
    } catch (error) {
      return jsonError(error);
    }
  }

  async function handle(args: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> {
    const response = await answer(args);
    if (readableByAll && isRead(args.request.method)) {
      for (const [name, value] of Object.entries(READABLE_BY_ALL)) response.headers.set(name, value);
    }
    return response;
  }
  return { loader: handle, action: handle };
}

export function wantsJson(request: Request): boolean {
  const { headers } = request;
  if (headers.has('X-Requested-With')) return true;
  if (/^application\/json\b/i.test(headers.get('Content-Type') ?? '')) return true;
  const accept = headers.get('Accept') ?? '';
  return accept.includes('application/json') || !accept.includes('text/html');
}

export function apiId(value: string | undefined, thing: Thing): number {
  const id = readId(value);
  if (id === null) throw noSuch(thing);
  return id;
}
