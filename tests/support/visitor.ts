import { once } from 'node:events';
import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { connect } from 'node:http2';
import { type ReverseProxy, SITE_NAME, siteUrl } from './proxies';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  setCookie: string[];
  body: Buffer;
  text: string;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  /** A local address that identifies the visitor. */
  from?: string;
  body?: FormData | string;
}

/** Uses HTTP/2 and TLS to the proxy, checks its certificate, and opens a connection per request. */
export async function visit({ ports, ca }: ReverseProxy, path: string, sent: Sent = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, from = '127.0.0.1' } = sent;
  const session = connect(siteUrl(ports), {
    ca,
    host: '127.0.0.1',
    servername: SITE_NAME,
    localAddress: from,
  } as never);
  try {
    const failed = once(session, 'error').then(([error]) => Promise.reject(error));
    failed.catch(() => undefined);
    const { host, ...others } = headers;
    const body = sent.body === undefined ? null : new Response(sent.body);
    const type = sent.body instanceof FormData ? body?.headers.get('Content-Type') : undefined;
    const stream = session.request(
      {
        ':method': method,
        ':path': path,
        ...(host && { ':authority': host }),
        ...(type && { 'content-type': type }),
        ...others,
      },
      { endStream: !body },
    );
    const answered = once(stream, 'response');
    answered.catch(() => undefined);
    if (body) stream.end(Buffer.from(await body.arrayBuffer()));
    const [{ ':status': status, 'set-cookie': setCookie = [], ...rest }] = await Promise.race([answered, failed]);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    return { status, headers: rest, setCookie, body: bytes, text: bytes.toString() };
  } finally {
    session.close();
  }
}

/** Uses plain http to the proxy. */
export async function visitPlainly(
  { ports }: ReverseProxy,
  path: string,
  { host = SITE_NAME, method = 'GET' } = {},
): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  const where = { host: '127.0.0.1', port: ports.http, path, method, agent: false, headers: { host } };
  const [answer] = await once(plainRequest(where).end(), 'response');
  answer.resume();
  return { status: answer.statusCode, headers: answer.headers };
}

/** Sent by the site's scripts with every write. */
export const SCRIPT = { 'x-requested-with': 'XMLHttpRequest' };

export function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Returns the cookie of an administrator's session. */
export async function logIn(proxy: ReverseProxy, password: string): Promise<string> {
  const headers = { ...SCRIPT, 'content-type': 'application/json' };
  const body = JSON.stringify({ username: 'admin', password });
  const answer = await visit(proxy, '/api/auth/login', { method: 'POST', headers, body });
  if (answer.status !== 200) throw new Error(`The login failed with ${answer.status}: ${answer.text}`);
  return answer.setCookie[0]?.split(';')[0] ?? '';
}
