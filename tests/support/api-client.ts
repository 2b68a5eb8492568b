import { scene } from './scenes';
import { random } from './seed';

export interface Answer {
  status: number;
  headers: Headers;
  // Tests check what they expect.
  // biome-ignore lint/suspicious/noExplicitAny: the body of any answer
  body: any;
}

export type Send = (method: string, path: string, options?: SendOptions) => Promise<Answer>;

type Fields = Record<string, string | Blob> | [name: string, value: string | Blob][];

interface SendOptions {
  json?: unknown;
  /** Fields of a multipart form, as pairs where names repeat. */
  form?: Fields;
  body?: string;
  headers?: Record<string, string>;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return text && /json/.test(response.headers.get('Content-Type') ?? '') ? JSON.parse(text) : text;
}

function formData(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Array.isArray(fields) ? fields : Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, value instanceof File ? value.name : 'picture.jpg');
  }
  return form;
}

let addresses = 0;

/** A client address that no other test file uses, so that test files don't share rate limits. */
export function newAddress(): string {
  addresses += 1;
  return `10.${Number(process.env.VITEST_WORKER_ID ?? 0) % 256}.${addresses >> 8}.${addresses & 255}`;
}

const ownAddress = newAddress();

/** Sends requests from this address like the site's own scripts. `headers` adds headers, or removes one with an empty text. */
export function client(url: string, cookie?: string, address = ownAddress): Send {
  return async (method, path, { json, form, body, headers } = {}) => {
    const all: Record<string, string> = {
      'X-Requested-With': 'XMLHttpRequest',
      'X-Forwarded-For': address,
      ...(cookie && { Cookie: cookie }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    };
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
      body: form ? formData(form) : json === undefined ? body : JSON.stringify(json),
    });
    return { status: response.status, headers: response.headers, body: await bodyOf(response) };
  };
}

/** Logs in and returns a client with the session. */
export async function administrator(site: { url: string; adminPassword: string }): Promise<Send> {
  const answer = await client(site.url)('POST', '/api/auth/login', {
    json: { username: 'admin', password: site.adminPassword },
  });
  if (answer.status !== 200) throw new Error(`The login failed with ${answer.status}`);
  return client(site.url, sessionCookie(answer));
}

export function sessionCookie({ headers }: Answer): string {
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

let drawn = Math.floor(random('pictures')() * 1e9);

/** A unique picture. */
export async function newPicture(name = 'picture.jpg', width = 320, height = 200): Promise<File> {
  drawn += 1;
  const format = name.endsWith('.png') ? 'png' : name.endsWith('.webp') ? 'webp' : 'jpeg';
  const bytes = await scene(width, height, drawn).toFormat(format).toBuffer();
  return new File([new Uint8Array(bytes)], name);
}
