import { redirect } from '@remix-run/node';
import { formatListState } from '~/features/lists/resolve/list-state';
import { parseListState } from '~/features/lists/resolve/parse-list-state';
import { notFound } from '~/lib/errors';
import { readId } from '~/lib/id';
import { FILTER_PARAMETERS, PREVIOUS_MIN_SIZE } from '~/lib/paths';
import { type Flash, flashHeaders } from './flash.server';

export function parseId(value: string | undefined): number {
  const id = readId(value);
  if (id === null) throw notFound();
  return id;
}

export function seeOther(path: string, headers?: HeadersInit) {
  return redirect(path, { status: 303, headers });
}

export const redirectWithFlash = async (path: string, flash: Flash) => seeOther(path, await flashHeaders(flash));

/** Kept by browsers for ten minutes only: an address may be given anew. */
export function movedTo(path: string, request: Request) {
  const headers = { 'Cache-Control': 'public, max-age=600' };
  return redirect(path + new URL(request.url).search, { status: 301, headers });
}

/** One address for each list: what a form sends empty is left out, and a colour value becomes a name. @throws a redirect */
export function requireCanonicalList(request: Request): void {
  const { pathname, searchParams } = new URL(request.url);
  const { state, problems } = parseListState(searchParams);
  const formatted = formatListState(state);
  const wanted = new URLSearchParams(searchParams);
  const previous = searchParams.get(PREVIOUS_MIN_SIZE);
  if (previous && !searchParams.has('minSize')) wanted.set('minSize', formatted.minSize ?? previous);
  for (const name of FILTER_PARAMETERS) {
    const given = searchParams.get(name);
    // Home has lists of every device that say so.
    if (given === null || name in problems || (name === 'device' && given !== '' && !formatted.device)) continue;
    const value = formatted[name] ?? null;
    if (value === null) wanted.delete(name);
    else wanted.set(name, value);
  }
  if (searchParams.get('hex') && formatted.colour && !('hex' in problems)) wanted.set('colour', formatted.colour);
  if (wanted.toString() === searchParams.toString()) return;
  for (const name of FILTER_PARAMETERS) {
    const value = wanted.get(name);
    wanted.delete(name);
    if (value !== null) wanted.set(name, value);
  }
  const query = wanted.toString();
  throw redirect(query ? `${pathname}?${query}` : pathname, {
    status: 301,
    headers: { 'Cache-Control': 'public, max-age=600' },
  });
}
