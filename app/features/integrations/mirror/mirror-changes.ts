import { type MirrorAddress, mirrorAddress } from './mirror-address';
import type { MirroredPage, MirrorState, WallpaperMark } from './mirror-folder.server';

/** By id. Home's other lists are shuffled. */
const IS_NEWEST_FIRST = /\/(?:category|tag|colour)\/|\?tab-/;
/** Palettes are those that no wallpaper leads to. */
const IS_PALETTE = /\/palette\//;
const IS_COLOUR = /\/colour\//;

type Lists = Map<number, Set<string>>;

const pathOf = (list: string) => list.split('?', 1)[0] ?? '';

/** What has changed since the previous run, and which pages show it. */
export class MirrorChanges {
  /** Ids of wallpapers that are new, changed or gone. */
  readonly changed: ReadonlySet<number>;
  /** Those that may be in other lists, or at another place in theirs. */
  readonly moved: ReadonlySet<number>;
  /** Those that are new, gone, or at another place in all their lists. */
  private readonly placed: ReadonlySet<number>;
  /** Those that are at another place in home's shuffled lists. */
  private readonly featured: ReadonlySet<number>;
  /** Those that are or were in a set. Where one of them was listed, another may be now, at its own place. */
  private readonly inSets: ReadonlySet<number>;
  private readonly recoloured: ReadonlySet<number>;
  private readonly listsBefore: Lists = new Map();
  /** Lists of colours to which a wallpaper's page led. It is only in those of its main colours. */
  private readonly coloursBefore: Lists = new Map();
  private readonly listsNow: Lists = new Map();
  /** Paths of lists with a wallpaper that has moved. The numbers in their filters may have changed. */
  private readonly counted = new Set<string>();
  /** Lists in which it is new, gone or at another place, with the largest id of such a wallpaper. */
  private readonly reordered = new Map<string, number>();

  /** @param own gives one string for equal lists, because a bulk edit can move every wallpaper */
  constructor(
    private readonly before: MirrorState,
    { wallpapers }: MirrorState,
    prefixes: readonly string[],
    private readonly own: (list: string) => string,
  ) {
    const ids = [...new Set([...Object.keys(before.wallpapers), ...Object.keys(wallpapers)])];
    const differing = (part: keyof WallpaperMark) =>
      ids.filter((id) => before.wallpapers[id]?.[part] !== wallpapers[id]?.[part]).map(Number);
    this.placed = new Set(differing('place'));
    this.featured = new Set(differing('isFeatured'));
    this.recoloured = new Set(differing('colours'));
    this.moved = new Set([...this.placed, ...this.featured, ...this.recoloured, ...differing('lists')]);
    this.inSets = new Set([...this.moved].filter((id) => before.wallpapers[id]?.place || wallpapers[id]?.place));
    this.changed = new Set([...this.moved, ...differing('content')]);
    for (const { address, shows, leadsTo } of before.pages.values()) {
      for (const id of shows.filter((one) => this.moved.has(one))) {
        const page = mirrorAddress(address, prefixes);
        this.add(this.listsBefore, id, page?.list);
        // Also those that count it without showing it, as a version of another.
        if (page?.wallpaper !== id) continue;
        for (const list of leadsTo) {
          this.counted.add(pathOf(list));
          if (IS_COLOUR.test(list)) this.add(this.coloursBefore, id, list);
        }
      }
    }
  }

  /** A list that a moved wallpaper belongs to now, and those of its device. */
  noteList(id: number, list: string, device: string): void {
    const path = pathOf(list);
    for (const one of [path, `${path}?${device}`, `${path}?tab-${device}`]) this.add(this.listsNow, id, one);
  }

  /** Once all wallpapers are rendered. */
  compareLists(): void {
    for (const id of this.moved) {
      const before = this.listsBefore.get(id) ?? new Set();
      const now = this.listsNow.get(id) ?? new Set();
      for (const list of [...before, ...now]) {
        this.counted.add(pathOf(list));
        if (this.isOnlyLinked(id, list)) continue;
        const isPlaced = this.placed.has(id) || (this.featured.has(id) && !IS_NEWEST_FIRST.test(list));
        if (isPlaced || before.has(list) !== now.has(list)) {
          const newest = this.inSets.has(id) ? Number.POSITIVE_INFINITY : id;
          this.reordered.set(list, Math.max(newest, this.reordered.get(list) ?? 0));
        }
      }
    }
  }

  affects({ address, list, wallpaper, isLaterPage, nextFile }: MirrorAddress, { shows }: MirroredPage): boolean {
    if (shows.some((id) => this.changed.has(id))) return true;
    if (wallpaper || /\/set\/\d+$/.test(address)) return false;
    if (!list) return true;
    if (this.moved.size === 0) return false;
    if (IS_PALETTE.test(list) || (this.counted.has(pathOf(list)) && !isLaterPage)) return true;
    const newest = this.reordered.get(list);
    if (newest === undefined) return false;
    // Those before it keep their places. If the next page has only such, this one still leads to it.
    const next = IS_NEWEST_FIRST.test(list) && nextFile ? this.before.pages.get(nextFile) : undefined;
    return !next || next.shows.some((id) => id <= newest);
  }

  private isOnlyLinked(id: number, list: string): boolean {
    if (this.recoloured.has(id) || this.inSets.has(id) || this.listsBefore.get(id)?.has(list)) return false;
    return this.coloursBefore.get(id)?.has(list) === true;
  }

  private add(lists: Lists, id: number, list: string | null | undefined): void {
    if (!list || IS_PALETTE.test(list)) return;
    const known = lists.get(id) ?? new Set();
    lists.set(id, known.add(this.own(list)));
  }
}
