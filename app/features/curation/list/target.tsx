import { MAX_COUNTED } from '~/features/lists/list.view';
import { formatCount } from '~/messages/numbers';

/** Wallpapers by id, or everything that the filter of the list finds: as many as somebody was told. */
export type Target = { ids: number[] } | { found: number };

export const targetSize = (target: Target): number => ('ids' in target ? target.ids.length : target.found);

/** "12 wallpapers"; where counting ended, "at least 10,000 wallpapers". */
export const sayFound = (count: number) =>
  `${count === MAX_COUNTED ? 'at least ' : ''}${formatCount(count, 'wallpaper')}`;

export const saySize = (target: Target): string =>
  'ids' in target ? formatCount(target.ids.length, 'wallpaper') : sayFound(target.found);

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
