import { type MirrorAddress, mirrorAddress } from './mirror-address';
import type { MirroredPage, MirrorState, WallpaperMark } from './mirror-folder.server';

/** What has changed since the previous run, and which pages show it. */
export class MirrorChanges {
  /** Ids of wallpapers that are new, changed or gone. */
  readonly changed: ReadonlySet<number>;
  /** Those whose place in lists may have changed. */
  readonly moved: ReadonlySet<number>;
  /** Lists that show or have shown one of those. */
  private readonly lists = new Set<string>();

  constructor(before: MirrorState, { wallpapers }: MirrorState, prefixes: readonly string[]) {
    const ids = [...new Set([...Object.keys(before.wallpapers), ...Object.keys(wallpapers)])];
    const differing = (part: keyof WallpaperMark) =>
      ids.filter((id) => before.wallpapers[id]?.[part] !== wallpapers[id]?.[part]).map(Number);
    this.moved = new Set(differing('place'));
    this.changed = new Set([...this.moved, ...differing('content')]);
    for (const { address, shows } of before.pages.values())
      if (shows.some((id) => this.moved.has(id))) this.addList(mirrorAddress(address, prefixes)?.list);
  }

  /** A list that a moved wallpaper belongs to now. */
  addList(list: string | null | undefined): void {
    if (list) this.lists.add(list);
  }

  affects({ address, list, wallpaper }: MirrorAddress, { shows }: MirroredPage): boolean {
    if (shows.some((id) => this.changed.has(id))) return true;
    if (wallpaper || /\/set\/\d+$/.test(address)) return false;
    if (!list) return true;
    // Home shows every wallpaper, and the palettes are those that no wallpaper leads to.
    return this.moved.size > 0 && (this.lists.has(list) || !/\/(?:category|tag|colour)\//.test(list));
  }
}
