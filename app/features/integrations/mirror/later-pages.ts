import { type ListCursor, writeCursor } from '~/features/lists/resolve/cursor';
import { PAGE_SIZE } from '~/lib/paging';
import { withQuery } from '~/lib/paths';
import type { ListOrders } from './list-orders.server';
import type { MirrorAddress } from './mirror-address';

/** A full page that gets another wallpaper becomes two. */
const MIN_CARDS = PAGE_SIZE / 2;

export interface PageEnd {
  /** The first wallpaper that is left to the next page. */
  card: number;
  next: string;
}

/** The pages after a list's first, in the previous run. They stay where they begin, however many wallpapers come before. */
export class LaterPages {
  /** By the last wallpaper before them, and by their first. */
  private readonly after = new Map<number, MirrorAddress>();
  private readonly from = new Map<number, MirrorAddress>();
  private readonly ranges: { first: number; last: number; file: string }[] = [];

  constructor(
    private readonly list: string,
    private readonly orders: ListOrders,
  ) {}

  /** @param shows its wallpapers that are at the same place in the list as before */
  add(page: MirrorAddress, after: ListCursor, shows: number[]): void {
    if (this.orders.isInPlace(after)) this.after.set(after.id, page);
    const [first] = shows;
    if (first !== undefined) this.from.set(first, page);
    const places = shows.flatMap((id) => this.orders.place(this.list, id) ?? []);
    if (places.length > 0) {
      this.ranges.push({ first: Math.min(...places), last: Math.max(...places), file: page.file });
    }
  }

  /**
   * Where a page ends, so that those after it stay as they are. Null if none of them begins in it.
   * @param cards what it would show
   */
  endOf({ address, file }: MirrorAddress, cards: number[]): PageEnd | null {
    const begin = cards.findLastIndex((_, at) => at > 0 && this.at(cards, at, file));
    const page = this.at(cards, begin, file);
    if (!page) return null;
    if (begin >= MIN_CARDS) return { card: cards[begin] as number, next: page.address };
    const [last = 0, card] = cards.slice(MIN_CARDS - 1);
    const cursor = this.orders.cursorAt(this.list, last);
    const [path = '', query] = address.split('?');
    const search = Object.fromEntries(new URLSearchParams(query));
    return card && cursor ? { card, next: withQuery(path, { ...search, after: writeCursor(cursor) }) } : null;
  }

  /** The page that begins with this card. */
  private at(cards: number[], at: number, file: string): MirrorAddress | undefined {
    const found = this.from.get(cards[at] ?? 0);
    // When it begins earlier, a new wallpaper is its first.
    const isFirst = found && !cards.includes(found.after?.id ?? 0);
    const page = this.after.get(cards[at - 1] ?? 0) ?? (isFirst ? found : undefined);
    return page?.file === file ? undefined : page;
  }

  /** Files of the pages that show the wallpapers before and after this one. */
  around(id: number): string[] {
    const place = this.orders.place(this.list, id);
    if (place === undefined) return [];
    let before = { last: Number.NEGATIVE_INFINITY, file: '' };
    let after = { first: Number.POSITIVE_INFINITY, file: '' };
    for (const range of this.ranges) {
      if (range.first <= place && range.last > before.last) before = range;
      if (range.last >= place && range.first < after.first) after = range;
    }
    return [before.file, after.file];
  }
}
