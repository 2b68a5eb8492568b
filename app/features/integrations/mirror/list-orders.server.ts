import { type GalleryCounts, sumCounts } from '~/features/lists/counts/device-counts.queries.server';
import type { ListCursor } from '~/features/lists/resolve/cursor';
import { blocksFor, KEY_RANGE, lowestKey } from '~/features/lists/shuffle/shuffle.server';
import { DEVICE_GROUPS } from '~/features/wallpapers/devices';
import type { MirroredWallpaper } from './mirror.queries.server';
import { isShuffled, MIRROR_SEED } from './mirror-address';

type Shuffled = Pick<MirroredWallpaper, 'id' | 'deviceGroup' | 'isFeatured' | 'shuffleKey' | 'hashPlace'>;

/** By a block's lowest key. */
function slotsOf(blocks: number): Map<number, number> {
  const slots = Array.from({ length: blocks }, (_, slot) => slot);
  return new Map(slots.map((slot) => [lowestKey(slot, MIRROR_SEED, blocks), slot]));
}

interface Place {
  part: number;
  blocks: number;
  slot: number;
  number: number;
}

/** In which order the lists show the gallery. */
export class ListOrders {
  /** In the shuffled lists. */
  private readonly places = new Map<number, Place>();
  /** By device: of the featured wallpapers, and of the others. */
  private readonly blocks: Record<string, number[]>;

  constructor(wallpapers: Shuffled[], counts: GalleryCounts) {
    const blocksOf = DEVICE_GROUPS.map((deviceGroup) => [
      deviceGroup,
      [true, false].map((featured) => blocksFor(sumCounts(counts, { deviceGroup }, featured), true)),
    ]);
    this.blocks = Object.fromEntries(blocksOf);
    const slots = new Map([...new Set(Object.values(this.blocks).flat())].map((blocks) => [blocks, slotsOf(blocks)]));
    const placed = wallpapers.map(({ id, deviceGroup, isFeatured, shuffleKey, hashPlace }) => {
      const part = isFeatured ? 0 : 1;
      const blocks = this.blocks[deviceGroup]?.[part] ?? 1;
      const slot = slots.get(blocks)?.get(shuffleKey - (shuffleKey % (KEY_RANGE / blocks))) ?? 0;
      return { id, part, blocks, slot, hashPlace };
    });
    placed.sort((a, b) => a.part - b.part || a.slot - b.slot || a.hashPlace - b.hashPlace);
    for (const [number, { id, part, blocks, slot }] of placed.entries()) {
      this.places.set(id, { part, blocks, slot, number });
    }
  }

  /** A smaller one comes earlier. Undefined for a deleted wallpaper of a shuffled list. */
  place = (list: string, id: number): number | undefined => (isShuffled(list) ? this.places.get(id)?.number : -id);

  /** Null for a wallpaper that is not in the gallery. */
  cursorAt(list: string, id: number): ListCursor | null {
    if (!isShuffled(list)) return { order: 'newest', id, corrections: [] };
    const place = this.places.get(id);
    return place ? { order: 'random', part: place.part, blocks: place.blocks, slot: place.slot, id } : null;
  }

  /** Whether the list still has the order that it had when the cursor was written. */
  isCurrent(list: string, cursor: ListCursor): boolean {
    return cursor.order !== 'random' || this.blocks[list.split('?')[1] ?? '']?.[cursor.part] === cursor.blocks;
  }

  /** Whether the cursor is still at its wallpaper. */
  isInPlace = (cursor: ListCursor): boolean =>
    cursor.order !== 'random' || this.places.get(cursor.id)?.part === cursor.part;
}
