import { MAX_COUNTED } from '~/features/lists/list.view';
import { messagesOf } from '~/messages/messages';

/** Wallpapers by id, or everything that the filter finds, with the number that the page showed. */
export type Target = { ids: number[] } | { found: number };

export const targetSize = (target: Target): number => ('ids' in target ? target.ids.length : target.found);

/** "12 wallpapers", or "10,000+ wallpapers" where counting stops. */
export const sayFound = (count: number): string =>
  count === MAX_COUNTED ? messagesOf('wallpaperList').countAtLeast(count) : messagesOf('wallpaperList').count(count);

export const saySize = (target: Target): string =>
  'ids' in target ? messagesOf('wallpaperList').count(target.ids.length) : sayFound(target.found);

export function TargetInputs({ target, intent }: { target: Target; intent: 'delete' | 'change' }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      {'found' in target ? (
        <input type="hidden" name="found" value={target.found} />
      ) : (
        target.ids.map((id) => <input key={id} type="hidden" name="id" value={id} />)
      )}
    </>
  );
}
