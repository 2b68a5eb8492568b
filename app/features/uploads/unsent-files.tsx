import { BULK_PATH } from '~/features/wallpapers/near-duplicates.view';
import { isolate } from '~/lib/bidi';
import { readId } from '~/lib/id';
import { withQuery } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { Alert } from '~/ui/admin/controls';

export interface Unsent {
  count: number;
  names: string[];
}

/** The longest `next` path that the login page accepts. */
const MAX_LENGTH = 2000;

/** The upload screen with the names of files that were sent without a session. */
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
  const { title, pickAgain } = messagesOf('uploads').unsent;
  return (
    <Alert>
      <strong>{title}</strong>
      <p>{pickAgain(count, names.map(isolate).join(', '), count - names.length)}</p>
    </Alert>
  );
}
