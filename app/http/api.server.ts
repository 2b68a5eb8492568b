import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { asPassingFault } from '~/db/outage.server';
import { DomainError } from '~/lib/errors';
import { readId } from '~/lib/id';
import { STATUS_BY_CODE } from './errors';
import { requireOwnSite } from './same-origin.server';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Handler = (args: LoaderFunctionArgs | ActionFunctionArgs) => Promise<Response>;

export function json(body: unknown, init: { status?: number; headers?: Record<string, string> } = {}): Response {
  return Response.json(body, { status: init.status, headers: { 'Cache-Control': 'no-store', ...init.headers } });
}

/** Any failure as the API's error body; what nobody expected is logged and shown without detail. */
export function jsonError(thrown: unknown): Response {
  const error = asPassingFault(thrown);
  if (!(error instanceof DomainError)) {
    console.error(error);
    return json({ message: 'Something went wrong on our end.', error: 'internal_error' }, { status: 500 });
  }
  const { fields, location, retryAfter } = error.details;
  return json(
    { message: error.message, error: error.code, ...(fields && { fields }), ...(location && { to: location }) },
    {
      status: STATUS_BY_CODE[error.code],
      headers: { ...(retryAfter && { 'Retry-After': String(retryAfter) }), ...(location && { Location: location }) },
    },
  );
}

function methodNotAllowed(allow: string): Response {
  return json(
    { message: `This address answers ${allow} only.`, error: 'method_not_allowed' },
    { status: 405, headers: { Allow: allow } },
  );
}

/** Both exports of a resource route from its handlers by method: HEAD, OPTIONS, 405 and JSON errors included. */
export function api(handlers: Partial<Record<Method, Handler>>) {
  const allow = [...Object.keys(handlers), ...(handlers.GET ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  async function handle(args: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> {
    const { method } = args.request;
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allow } });
    const handler = handlers[(method === 'HEAD' ? 'GET' : method) as Method];
    if (!handler) return methodNotAllowed(allow);
    try {
      if (method !== 'GET' && method !== 'HEAD') requireOwnSite(args.request);
      return await handler(args);
    } catch (error) {
      return jsonError(error);
    }
  }
  return { loader: handle, action: handle };
}

/** @throws not_found for an id that is none */
export function apiId(value: string | undefined, thing = 'wallpaper'): number {
  const id = readId(value);
  if (id === null) throw new DomainError('not_found', `There is no ${thing} with this id.`);
  return id;
}
