import { formatListState } from '~/features/lists/resolve/list-state';
import { parseListState } from '~/features/lists/resolve/parse-list-state';
import { redirectTo } from '~/http/response/page.server';
import { FILTER_PARAMETERS, PREVIOUS_MIN_SIZE } from '~/lib/paths';

/** One address for each list: drops empty fields and turns a colour code into a name. @throws a redirect */
export function requireCanonicalList(request: Request): void {
  const { pathname, searchParams } = new URL(request.url);
  const { state, problems } = parseListState(searchParams);
  const formatted = formatListState(state);
  const wanted = new URLSearchParams(searchParams);
  const previous = searchParams.get(PREVIOUS_MIN_SIZE);
  if (previous && !searchParams.has('minSize')) wanted.set('minSize', formatted.minSize ?? previous);
  for (const name of FILTER_PARAMETERS) {
    const given = searchParams.get(name);
    // The home page also has addresses that name "both".
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
  throw redirectTo(query ? `${pathname}?${query}` : pathname, {
    status: 301,
    headers: { 'Cache-Control': 'public, max-age=600' },
  });
}
