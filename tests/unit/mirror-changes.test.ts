import { beforeEach, expect, test } from 'vitest';
import { mirrorAddress } from '~/features/integrations/mirror/mirror-address';
import { MirrorChanges } from '~/features/integrations/mirror/mirror-changes';
import type { MirrorState, WallpaperMark } from '~/features/integrations/mirror/mirror-folder.server';

const LISTS = ['/?device=pc', '/?tab=pc', '/?device=mobile', '/category/nature?device=pc', '/tag/lake', '/tag/sea'];
const SHOWN_IN = ['/?device=pc', '/?tab=pc', '/category/nature?device=pc', '/tag/lake'];
const MARK: WallpaperMark = { place: '1', isFeatured: false, lists: '1', content: '1' };

const pageOf = (list: string, page: number) => `${list}${list.includes('?') ? '&' : '?'}offset=${(page - 1) * 40}`;
const found = (address: string) => mirrorAddress(address, ['']) ?? expect.fail(address);

let before: MirrorState;

beforeEach(() => {
  before = { galleryId: 'gallery', frame: '', wallpapers: { 1: MARK, 2: MARK, 3: MARK }, pages: new Map() };
  const add = (address: string, shows: number[], leadsTo: string[] = []) =>
    before.pages.set(found(address).file, { address, shows, leadsTo });
  // Wallpaper 1 is on the third page of its lists.
  for (const list of LISTS) {
    for (const page of [1, 2, 3]) add(pageOf(list, page), page === 3 && SHOWN_IN.includes(list) ? [1] : [2]);
  }
  add('/wallpaper/1', [1], ['/', '/tag/lake', '/category/nature']);
  // Another version of wallpaper 2, so lists count it without showing it.
  add('/wallpaper/3', [3], ['/tag/sea']);
});

const changesTo = (wallpapers: MirrorState['wallpapers']) =>
  new MirrorChanges(before, { ...before, wallpapers }, [''], (list) => list);

/** The pages that are rendered after wallpaper 1 got another mark: lists with the numbers of their pages. */
function renderedAfter(mark: Partial<WallpaperMark>, listsNow: string[], device = 'pc') {
  const changes = changesTo({ ...before.wallpapers, 1: { ...MARK, ...mark } });
  for (const list of listsNow) changes.noteList(1, list, device);
  return renderedFor(changes);
}

function renderedFor(changes: MirrorChanges) {
  changes.compareLists();
  const isRendered = (address: string) => {
    const page = found(address);
    return changes.affects(page, before.pages.get(page.file) ?? expect.fail(address));
  };
  const rendered = LISTS.map((list) => [list, [1, 2, 3].filter((page) => isRendered(pageOf(list, page)))] as const);
  return Object.fromEntries(rendered.filter(([, pages]) => pages.length > 0));
}

const ALL = [1, 2, 3];
const SAME_LISTS = ['/', '/category/nature', '/tag/lake'];

test('with a new title, the pages that show the wallpaper', () => {
  expect(renderedAfter({ content: '2' }, [])).toEqual(Object.fromEntries(SHOWN_IN.map((list) => [list, [3]])));
});

test('with a featured mark, all pages of home’s shuffled list of that device', () => {
  expect(renderedAfter({ isFeatured: true }, SAME_LISTS)).toEqual({
    ...{ '/?device=pc': ALL, '/?tab=pc': [1, 3], '/?device=mobile': [1] },
    ...{ '/category/nature?device=pc': [1, 3], '/tag/lake': [1, 3] },
  });
});

test('with another device, all pages of the lists of both devices', () => {
  expect(renderedAfter({ lists: '2' }, SAME_LISTS, 'mobile')).toEqual({
    ...{ '/?device=pc': ALL, '/?tab=pc': ALL, '/?device=mobile': ALL },
    ...{ '/category/nature?device=pc': ALL, '/tag/lake': [1, 3] },
  });
});

test('with another tag, all pages of the lists that it left and joined', () => {
  expect(renderedAfter({ lists: '2' }, ['/', '/category/nature', '/tag/sea'])).toEqual({
    ...{ '/?device=pc': [1, 3], '/?tab=pc': [1, 3], '/?device=mobile': [1] },
    ...{ '/category/nature?device=pc': [1, 3], '/tag/lake': ALL, '/tag/sea': ALL },
  });
});

test('a deleted wallpaper, all pages of all its lists', () => {
  expect(renderedAfter({ place: '2' }, [])).toEqual({
    ...Object.fromEntries(SHOWN_IN.map((list) => [list, ALL])),
    '/?device=mobile': [1],
  });
});

test('without a version that lists only count, their first pages', () => {
  const { 3: _, ...wallpapers } = before.wallpapers;
  expect(renderedFor(changesTo(wallpapers))).toEqual({ '/tag/sea': [1] });
});
