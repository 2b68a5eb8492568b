import { withoutPrefix } from '~/messages/addresses';

const BASE = 'http://site.invalid';

/** As browsers read them, which drop tabs and line breaks, and as careless proxies do, which decode paths. */
const SLASHES = /^(?:[/\\\t\r\n]|%(?:2f|5c|0[9ad]))+/i;

const oneSlash = (path: string) => path.replace(SLASHES, '/');

/**
 * Every Location passes it. `//`, `/\` and `/.//` at the start of a path become `/`, because another host's name could follow.
 * @param target a path of this site, or an address with the host of SITE_URL or PUBLIC_FILES_URL
 */
export function ownLocation(target: string): string {
  if (/^https?:\/\//.test(target)) return target;
  const url = new URL(oneSlash(`/${target}`), BASE);
  return oneSlash(url.pathname) + url.search + url.hash;
}

/** The value if it is a path of this site, else the fallback. */
export function safePath(value: string | null | undefined, fallback: string): string {
  if (!value || value.length > 2000 || !value.startsWith('/')) return fallback;
  // Browsers drop tabs and line breaks, and read a backslash as a slash.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it matches what we refuse
  if (/[\u0000-\u001f\u007f\\]/.test(value)) return fallback;
  try {
    const url = new URL(value, BASE);
    if (url.origin !== BASE || url.pathname.startsWith('//')) return fallback;
    // The router would do the same, and log the path to the console.
    return url.pathname.replace(/\/+/g, '/') + url.search + url.hash;
  } catch {
    return fallback;
  }
}

export function sameSitePath(address: string | null, origin: string): string | null {
  const url = address !== null && URL.canParse(address) ? new URL(address) : null;
  return url?.origin === origin ? withoutPrefix(url.pathname) + url.search : null;
}

export const nextPath = (request: Request, fallback: string) =>
  safePath(new URL(request.url).searchParams.get('next'), fallback);
