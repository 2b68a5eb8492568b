import { type MirrorAddress, mirrorAddress } from './mirror-address';
import type { MirroredPage, MirrorState, WallpaperMark } from './mirror-folder.server';

/** Home shows every wallpaper, and the palettes are those that no wallpaper leads to. */
const HAS_MEMBERS = /\/(?:category|tag|colour)\//;
const IS_PALETTE = /\/palette\//;

type Lists = Map<number, Set<string>>;

/** What has changed since the previous run, and which pages show it. */
export class MirrorChanges {
  /** Ids of wallpapers that are new, changed or gone. */
  readonly changed: ReadonlySet<number>;
  /** Those that may be in other lists, or at another place in theirs. */
  readonly moved: ReadonlySet<number>;
  /** Those that are new, gone, or at another place in all their lists. */
  private readonly placed: ReadonlySet<number>;
  private readonly listsBefore: Lists = new Map();
  private readonly listsNow: Lists = new Map();
  /** Lists with a wallpaper that has moved. The numbers in their filters may have changed. */
  private readonly counted = new Set<string>();
  /** Those in which it is new, gone or at another place. */
  private readonly reordered = new Set<string>();

  constructor(before: MirrorState, { wallpapers }: MirrorState, prefixes: readonly string[]) {
    const ids = [...new Set([...Object.keys(before.wallpapers), ...Object.keys(wallpapers)])];
    const differing = (part: keyof WallpaperMark) =>
      ids.filter((id) => before.wallpapers[id]?.[part] !== wallpapers[id]?.[part]).map(Number);
    this.placed = new Set(differing('place'));
    this.moved = new Set([...this.placed, ...differing('lists')]);
    this.changed = new Set([...this.moved, ...differing('content')]);
    for (const { address, shows } of before.pages.values()) {
      for (const id of shows) if (this.moved.has(id)) add(this.listsBefore, id, mirrorAddress(address, prefixes)?.list);
    }
  }

  /** A list that a moved wallpaper belongs to now. */
  noteList(id: number, list: string): void {
    add(this.listsNow, id, list);
  }

  /** Once all wallpapers are rendered. */
  compareLists(): void {
    for (const id of this.moved) {
      const before = this.listsBefore.get(id) ?? new Set();
      const now = this.listsNow.get(id) ?? new Set();
      for (const list of [...before, ...now]) {
        this.counted.add(list);
        if (this.placed.has(id) || before.has(list) !== now.has(list)) this.reordered.add(list);
      }
    }
  }

  affects({ address, list, wallpaper, isLaterPage }: MirrorAddress, { shows }: MirroredPage): boolean {
    if (shows.some((id) => this.changed.has(id))) return true;
    if (wallpaper || /\/set\/\d+$/.test(address)) return false;
    if (!list) return true;
    if (this.moved.size === 0) return false;
    if (HAS_MEMBERS.test(list)) return this.reordered.has(list) || (this.counted.has(list) && !isLaterPage);
    return IS_PALETTE.test(list) || this.placed.size > 0 || !isLaterPage;
  }
}

function add(lists: Lists, id: number, list: string | null | undefined): void {
  if (!list || !HAS_MEMBERS.test(list)) return;
  const known = lists.get(id) ?? new Set();
  lists.set(id, known.add(list));
}
