import { BULK_PATH } from '~/features/wallpapers/near-duplicates.view';
import { isolate } from '~/lib/bidi';
import { readId } from '~/lib/id';
import { withQuery } from '~/lib/paths';
import { Alert } from '~/ui/admin/controls';

export interface Unsent {
  count: number;
  names: string[];
}

/** A login leads to no longer address. */
const MAX_LENGTH = 2000;

/** The upload screen, which names the files that a form without a session has brought. */
export function unsentPath(names: string[]): string {
  let path = withQuery(BULK_PATH, { unsent: names.length || undefined });
  for (const name of names) {
    const longer = withQuery(path, { again: name });
    if (longer.length > MAX_LENGTH) break;
    path = longer;
  }
  return path;
}

export const readUnsent = (search: URLSearchParams): Unsent => ({
  count: readId(search.get('unsent') ?? undefined) ?? 0,
  names: search.getAll('again'),
});

export function UnsentFiles({ count, names }: Unsent) {
  if (count === 0) return null;
  const more = count - names.length;
  return (
    <Alert>
      <strong>Your session had ended, and no file was uploaded.</strong>
      <p>
        {count === 1 ? 'Pick this file again: ' : `Pick these ${count} files again: `}
        {names.map(isolate).join(', ')}
        {more > 0 && ` and ${more} more`}.
      </p>
    </Alert>
  );
}
