import { withoutPrefix } from '~/messages/addresses';

const BASE = 'http://site.invalid';

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
