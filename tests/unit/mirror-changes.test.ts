import { beforeEach, expect, test } from 'vitest';
import { ListOrders } from '~/features/integrations/mirror/list-orders.server';
import { mirrorAddress } from '~/features/integrations/mirror/mirror-address';
import { MirrorChanges } from '~/features/integrations/mirror/mirror-changes';
import type { MirrorState, WallpaperMark } from '~/features/integrations/mirror/mirror-folder.server';
import { type ListCursor, writeCursor } from '~/features/lists/resolve/cursor';

const LISTS = ['/?device=pc', '/?tab=pc', '/?device=mobile', '/category/nature?device=pc', '/tag/lake', '/tag/sea'];
const SHOWN_IN = ['/?device=pc', '/?tab=pc', '/category/nature?device=pc', '/tag/lake'];
const MARK: WallpaperMark = { place: '', isFeatured: false, colours: '1', lists: '1', content: '1' };
const ALL = [1, 2, 3, 4, 5];
/** Each page of a list has one wallpaper, newest first. */
const [EDITED, OTHER, COUNTED, ADDED] = [20, 21, 90, 33];
const shownBy = (list: string) => [50, 40, 30, SHOWN_IN.includes(list) ? EDITED : OTHER, 10];

function pageOf(list: string, page: number) {
  const id = shownBy(list)[page - 2];
  if (id === undefined) return list;
  const cursor: ListCursor = list.startsWith('/?device')
    ? { order: 'random', part: 1, blocks: 1, slot: 0, id }
    : { order: 'newest', id, corrections: [] };
  return `${list}${list.includes('?') ? '&' : '?'}offset=40&after=${writeCursor(cursor)}`;
}
const found = (address: string) => mirrorAddress(address, ['']) ?? expect.fail(address);

let before: MirrorState;

beforeEach(() => {
  const wallpapers = Object.fromEntries([50, 40, 30, EDITED, OTHER, 10, COUNTED].map((id) => [id, MARK]));
  before = { galleryId: 'gallery', frame: '', wallpapers, pages: new Map() };
  const add = (address: string, shows: number[], leadsTo: string[] = []) =>
    before.pages.set(found(address).file, { address, shows, leadsTo });
  for (const list of LISTS) {
    for (const page of ALL) add(pageOf(list, page), shownBy(list).slice(page - 1, page));
  }
  add(`/wallpaper/${EDITED}`, [EDITED], ['/', '/tag/lake', '/category/nature']);
  // Another version of a wallpaper, so lists count it without showing it.
  add(`/wallpaper/${COUNTED}`, [COUNTED], ['/tag/sea']);
});

/** Without counts, each shuffled list is one block, here in the order of the ids too. */
function changesTo(wallpapers: MirrorState['wallpapers'], rowsPerDevice = 0) {
  const rows = Object.entries(wallpapers).map(([id, { isFeatured }]) => ({
    ...{ id: Number(id), isFeatured, deviceGroup: 'pc' as const, shuffleKey: 0, hashPlace: -id },
  }));
  const counted = { device_type: 'pc', category_id: null, featured: false, repeats: 0, count: rowsPerDevice };
  const orders = new ListOrders(rows, { all: [counted], byCategory: new Map() });
  return new MirrorChanges(before, { ...before, wallpapers }, orders, [''], (list) => list);
}

/** The pages that are rendered after the wallpaper got another mark: lists with the numbers of their pages. */
function renderedAfter(mark: Partial<WallpaperMark>, listsNow: string[], device = 'pc') {
  const changes = changesTo({ ...before.wallpapers, [EDITED]: { ...MARK, ...mark } });
  for (const list of listsNow) changes.noteList(EDITED, list, device);
  return renderedFor(changes);
}

function renderedFor(changes: MirrorChanges) {
  changes.compareLists();
  const isRendered = (address: string) => {
    const page = found(address);
    return changes.affects(page, before.pages.get(page.file) ?? expect.fail(address));
  };
  const rendered = LISTS.map((list) => [list, ALL.filter((page) => isRendered(pageOf(list, page)))] as const);
  return Object.fromEntries(rendered.filter(([, pages]) => pages.length > 0));
}

const SAME_LISTS = ['/', '/category/nature', '/tag/lake'];
/** Where it is shown, and where a filter counts it. */
const ITS_PAGES = Object.fromEntries(SHOWN_IN.map((list) => [list, [1, 4]]));

test('with a new title, the pages that show the wallpaper', () => {
  expect(renderedAfter({ content: '2' }, [])).toEqual(Object.fromEntries(SHOWN_IN.map((list) => [list, [4]])));
});

test('with a featured mark, also its new place in home’s shuffled list', () => {
  expect(renderedAfter({ isFeatured: true }, SAME_LISTS)).toEqual({
    ...ITS_PAGES,
    ...{ '/?device=pc': [1, 2, 4], '/?device=mobile': [1] },
  });
});

test('with another device, its places in the lists of both', () => {
  expect(renderedAfter({ lists: '2' }, SAME_LISTS, 'mobile')).toEqual({ ...ITS_PAGES, '/?device=mobile': [1, 4, 5] });
});

test('with another tag, its places in the lists that it left and joined', () => {
  expect(renderedAfter({ lists: '2' }, ['/', '/category/nature', '/tag/sea'])).toEqual({
    ...ITS_PAGES,
    ...{ '/?device=mobile': [1], '/tag/sea': [1, 4, 5] },
  });
});

test('with another tag, not the list of a colour to which its page only leads', () => {
  const second = found(pageOf('/colour/grey', 5));
  const old = { address: second.address, shows: [10], leadsTo: [] };
  before.pages.set(second.file, old);
  before.pages.get(found(`/wallpaper/${EDITED}`).file)?.leadsTo.push('/colour/grey');
  const isRenderedWith = (mark: Partial<WallpaperMark>) => {
    const changes = changesTo({ ...before.wallpapers, [EDITED]: { ...MARK, ...mark } });
    changes.noteList(EDITED, '/colour/grey', 'pc');
    changes.compareLists();
    return changes.affects(second, old);
  };
  expect(isRenderedWith({ lists: '2' })).toBe(false);
  expect(isRenderedWith({ lists: '2', place: '7/1' })).toBe(true);
  expect(isRenderedWith({ colours: '2' })).toBe(true);
});

test('of a set, also the places of its other versions, which may be listed instead', () => {
  const inSet = (ids: number[]) => Object.fromEntries(ids.map((id) => [id, { ...MARK, place: `7/${id}` }]));
  before.wallpapers = { ...before.wallpapers, ...inSet([EDITED, 40]) };
  const { [EDITED]: _, ...wallpapers } = before.wallpapers;
  const whole = Object.fromEntries(SHOWN_IN.map((list) => [list, [1, 2, 4]]));
  expect(renderedFor(changesTo(wallpapers))).toMatchObject(whole);
});

test('a new wallpaper, its place in its lists', () => {
  const changes = changesTo({ ...before.wallpapers, [ADDED]: MARK });
  for (const list of ['/', '/tag/sea']) changes.noteList(ADDED, list, 'mobile');
  expect(renderedFor(changes)).toEqual({
    ...{ '/?device=pc': [1], '/?tab=pc': [1], '/?device=mobile': [1, 2, 3], '/tag/sea': [1, 2, 3] },
  });
});

test('a deleted wallpaper, its lists', () => {
  const { [EDITED]: _, ...wallpapers } = before.wallpapers;
  expect(renderedFor(changesTo(wallpapers))).toEqual({ ...ITS_PAGES, '/?device=mobile': [1] });
});

test('without a version that lists only count, their first pages', () => {
  const { [COUNTED]: _, ...wallpapers } = before.wallpapers;
  expect(renderedFor(changesTo(wallpapers))).toEqual({ '/tag/sea': [1] });
});

test('a shuffled list that has grown beyond its blocks, all its pages', () => {
  const changes = changesTo({ ...before.wallpapers, [ADDED]: MARK }, 300);
  changes.noteList(ADDED, '/', 'pc');
  expect(renderedFor(changes)).toMatchObject({ '/?device=pc': ALL, '/?tab=pc': [1, 2, 3] });
  expect(changes.endOf(found(pageOf('/?device=pc', 2)), [...MANY, 30, EDITED])).toBeNull();
});

/** As many as half a page. */
const MANY = Array.from({ length: 20 }, (_, at) => 2000 - at);

test('a page ends where the last page of the previous run begins in it', () => {
  const endOf = (list: string, page: number, cards: number[]) => {
    const end = changesTo({ ...before.wallpapers, [ADDED]: MARK }).endOf(found(pageOf(list, page)), cards);
    return end && [end.card, ALL.find((one) => end.next === found(pageOf(list, one)).address)];
  };
  expect(endOf('/tag/lake', 2, [...MANY, 40, 30, EDITED, 10])).toEqual([10, 5]);
  expect(endOf('/tag/lake', 2, [...MANY, 40, ADDED, 30])).toEqual([ADDED, 3]);
  expect(endOf('/tag/lake', 2, [...MANY, ADDED, 30])).toEqual([30, 3]);
  expect(endOf('/tag/lake', 2, [...MANY, 40])).toBeNull();
  expect(endOf('/tag/unknown', 2, [...MANY, 40, 30])).toBeNull();
  // Not after a wallpaper that has another place now.
  before.wallpapers = { ...before.wallpapers, 40: { ...MARK, isFeatured: true } };
  expect(endOf('/?device=pc', 2, [...MANY, 40, 50])).toBeNull();
  expect(endOf('/tag/lake', 2, [...MANY, 40, 50])).toEqual([50, 3]);
});

test('a page that would have few wallpapers has half a page of them', () => {
  const end = changesTo(before.wallpapers).endOf(found(pageOf('/tag/lake', 2)), [40, 30, ...MANY]);
  const next = `/tag/lake?offset=40&after=${writeCursor({ order: 'newest', id: MANY[17] ?? 0, corrections: [] })}`;
  expect(end).toEqual({ card: MANY[18], next });
});
