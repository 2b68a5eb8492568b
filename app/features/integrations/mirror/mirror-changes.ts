import { LaterPages, type PageEnd } from './later-pages';
import type { ListOrders } from './list-orders.server';
import { isShuffled, type MirrorAddress, mirrorAddress } from './mirror-address';
import type { MirroredPage, MirrorState, WallpaperMark } from './mirror-folder.server';

const IS_COLOUR = /\/colour\//;

type Lists = Map<number, Set<string>>;

const pathOf = (list: string) => list.split('?', 1)[0] ?? '';

/** What has changed since the previous run, and which pages show it. */
export class MirrorChanges {
  /** Ids of wallpapers that are new, changed or gone. */
  readonly changed: ReadonlySet<number>;
  /** Those that may be in other lists, or at another place in theirs. */
  readonly moved: ReadonlySet<number>;
  /** Those that are at another place in home's shuffled lists. */
  private readonly featured: ReadonlySet<number>;
  /** Those that are or were in a set. Where one of them was listed, another may be now. */
  private readonly inSets: ReadonlySet<number>;
  private readonly recoloured: ReadonlySet<number>;
  private readonly listsBefore: Lists = new Map();
  /** Lists of colours to which a wallpaper's page led. It is only in those of its main colours. */
  private readonly coloursBefore: Lists = new Map();
  private readonly listsNow: Lists = new Map();
  /** Paths of lists with a wallpaper that has moved. The numbers in their filters may have changed. */
  private readonly counted = new Set<string>();
  /** By list. */
  private readonly laterPages = new Map<string, LaterPages>();
  /** Files of pages where a wallpaper may have joined a list, or whose list is in another order. */
  private readonly reordered = new Set<string>();

  /** @param own gives one string for equal lists, because a bulk edit can move every wallpaper */
  constructor(
    before: MirrorState,
    { wallpapers }: MirrorState,
    orders: ListOrders,
    prefixes: readonly string[],
    private readonly own: (list: string) => string,
  ) {
    const ids = [...new Set([...Object.keys(before.wallpapers), ...Object.keys(wallpapers)])];
    const differing = (part: keyof WallpaperMark) =>
      ids.filter((id) => before.wallpapers[id]?.[part] !== wallpapers[id]?.[part]).map(Number);
    const setsOf = (id: number | string) =>
      [before, { wallpapers }].map((run) => run.wallpapers[id]?.place.split('/')[0]).filter((set) => set);
    this.featured = new Set(differing('isFeatured'));
    this.recoloured = new Set(differing('colours'));
    const moved = [...differing('place'), ...this.featured, ...this.recoloured, ...differing('lists')];
    const sets = new Set(moved.flatMap(setsOf));
    this.inSets = new Set(ids.filter((id) => setsOf(id).some((set) => sets.has(set))).map(Number));
    this.moved = new Set([...moved, ...this.inSets]);
    this.changed = new Set([...this.moved, ...differing('content')]);
    this.findLaterPages(before, orders, prefixes);
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
      for (const list of [...before, ...now]) this.counted.add(pathOf(list));
      for (const list of now) {
        const isAtSamePlace = before.has(list) && !(this.featured.has(id) && isShuffled(list));
        if (isAtSamePlace || this.isOnlyLinked(id, list)) continue;
        for (const file of this.laterPages.get(list)?.around(id) ?? []) this.reordered.add(file);
      }
    }
  }

  affects({ address, file, list, wallpaper, isLaterPage }: MirrorAddress, { shows }: MirroredPage): boolean {
    if (shows.some((id) => this.changed.has(id))) return true;
    if (wallpaper || /\/set\/\d+$/.test(address)) return false;
    if (!list) return true;
    if (this.moved.size === 0) return false;
    return isLaterPage ? this.reordered.has(file) : this.counted.has(pathOf(list));
  }

  /** Where a later page of a list ends, if not where the live site's ends. @param cards what that one shows */
  endOf(page: MirrorAddress, cards: number[]): PageEnd | null {
    return this.laterPages.get(page.list ?? '')?.endOf(page, cards) ?? null;
  }

  private findLaterPages(before: MirrorState, orders: ListOrders, prefixes: readonly string[]): void {
    for (const { address, shows } of before.pages.values()) {
      const page = address.includes('after=') ? mirrorAddress(address, prefixes) : null;
      if (!page?.list || !page.after) continue;
      if (!orders.isCurrent(page.list, page.after)) {
        this.reordered.add(page.file);
        continue;
      }
      const pages = this.laterPages.get(page.list) ?? new LaterPages(page.list, orders);
      const unmoved = shows.filter((id) => !this.moved.has(id));
      this.laterPages.set(page.list, pages);
      pages.add(page, page.after, unmoved);
    }
  }

  private isOnlyLinked(id: number, list: string): boolean {
    if (this.recoloured.has(id) || this.inSets.has(id) || this.listsBefore.get(id)?.has(list)) return false;
    return this.coloursBefore.get(id)?.has(list) === true;
  }

  private add(lists: Lists, id: number, list: string | null | undefined): void {
    if (!list) return;
    const known = lists.get(id) ?? new Set();
    lists.set(id, known.add(this.own(list)));
  }
}
