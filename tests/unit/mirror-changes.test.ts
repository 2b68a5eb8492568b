import { beforeEach, expect, test } from 'vitest';
import { mirrorAddress } from '~/features/integrations/mirror/mirror-address';
import { MirrorChanges } from '~/features/integrations/mirror/mirror-changes';
import type { MirrorState, WallpaperMark } from '~/features/integrations/mirror/mirror-folder.server';

const LISTS = ['/?device=pc', '/?tab=pc', '/?device=mobile', '/category/nature?device=pc', '/tag/lake', '/tag/sea'];
const SHOWN_IN = ['/?device=pc', '/?tab=pc', '/category/nature?device=pc', '/tag/lake'];
const MARK: WallpaperMark = { place: '', isFeatured: false, colours: '1', lists: '1', content: '1' };
const ALL = [1, 2, 3, 4, 5];
/** Newest first, so the second page stays. */
const FROM_THIRD = [1, 3, 4, 5];
const [OLDER, EDITED, NEWER, COUNTED, ADDED] = [1, 2, 3, 4, 5];

const pageOf = (list: string, page: number) => `${list}${list.includes('?') ? '&' : '?'}offset=${(page - 1) * 40}`;
const found = (address: string) => mirrorAddress(address, ['']) ?? expect.fail(address);

let before: MirrorState;

beforeEach(() => {
  const wallpapers = { [OLDER]: MARK, [EDITED]: MARK, [NEWER]: MARK, [COUNTED]: MARK };
  before = { galleryId: 'gallery', frame: '', wallpapers, pages: new Map() };
  const add = (address: string, shows: number[], leadsTo: string[] = []) =>
    before.pages.set(found(address).file, { address, shows, leadsTo });
  // The edited one is on the fourth page of its lists.
  for (const list of LISTS) {
    for (const page of ALL) {
      if (page === 4 && SHOWN_IN.includes(list)) add(pageOf(list, page), [EDITED]);
      else add(pageOf(list, page), [page < 4 ? NEWER : OLDER]);
    }
  }
  add(`/wallpaper/${EDITED}`, [EDITED], ['/', '/tag/lake', '/category/nature']);
  // Another version of a wallpaper, so lists count it without showing it.
  add(`/wallpaper/${COUNTED}`, [COUNTED], ['/tag/sea']);
});

const changesTo = (wallpapers: MirrorState['wallpapers']) =>
  new MirrorChanges(before, { ...before, wallpapers }, [''], (list) => list);

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

test('with a new title, the pages that show the wallpaper', () => {
  expect(renderedAfter({ content: '2' }, [])).toEqual(Object.fromEntries(SHOWN_IN.map((list) => [list, [4]])));
});

test('with a featured mark, all pages of home’s shuffled list of that device', () => {
  expect(renderedAfter({ isFeatured: true }, SAME_LISTS)).toEqual({
    ...{ '/?device=pc': ALL, '/?tab=pc': [1, 4], '/?device=mobile': [1] },
    ...{ '/category/nature?device=pc': [1, 4], '/tag/lake': [1, 4] },
  });
});

test('with another device, the lists of both devices, from its place on', () => {
  expect(renderedAfter({ lists: '2' }, SAME_LISTS, 'mobile')).toEqual({
    ...{ '/?device=pc': ALL, '/?tab=pc': FROM_THIRD, '/?device=mobile': ALL },
    ...{ '/category/nature?device=pc': FROM_THIRD, '/tag/lake': [1, 4] },
  });
});

test('with another tag, the lists that it left and joined, from its place on', () => {
  expect(renderedAfter({ lists: '2' }, ['/', '/category/nature', '/tag/sea'])).toEqual({
    ...{ '/?device=pc': [1, 4], '/?tab=pc': [1, 4], '/?device=mobile': [1] },
    ...{ '/category/nature?device=pc': [1, 4], '/tag/lake': FROM_THIRD, '/tag/sea': FROM_THIRD },
  });
});

test('with another tag, not the list of a colour to which its page only leads', () => {
  const second = found('/colour/grey?offset=40');
  const old = { address: second.address, shows: [OLDER], leadsTo: [] };
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

test('of a set, all pages, because the version that is listed instead has another place', () => {
  const whole = Object.fromEntries(SHOWN_IN.map((list) => [list, ALL]));
  expect(renderedAfter({ place: '7/2' }, SAME_LISTS)).toEqual({ ...whole, '/?device=mobile': [1] });
  before.wallpapers = { ...before.wallpapers, [EDITED]: { ...MARK, place: '7/1' } };
  const { [EDITED]: _, ...wallpapers } = before.wallpapers;
  expect(renderedFor(changesTo(wallpapers))).toEqual({ ...whole, '/?device=mobile': [1] });
});

test('a new wallpaper, all pages of its lists', () => {
  const changes = changesTo({ ...before.wallpapers, [ADDED]: MARK });
  for (const list of ['/', '/tag/sea']) changes.noteList(ADDED, list, 'mobile');
  expect(renderedFor(changes)).toEqual({
    ...{ '/?device=pc': [1], '/?tab=pc': [1], '/?device=mobile': ALL, '/tag/sea': ALL },
  });
});

test('a deleted wallpaper, its lists from its place on', () => {
  const { [EDITED]: _, ...wallpapers } = before.wallpapers;
  expect(renderedFor(changesTo(wallpapers))).toEqual({
    ...{ '/?device=pc': ALL, '/?tab=pc': FROM_THIRD, '/?device=mobile': [1] },
    ...{ '/category/nature?device=pc': FROM_THIRD, '/tag/lake': FROM_THIRD },
  });
});

test('without a version that lists only count, their first pages', () => {
  const { [COUNTED]: _, ...wallpapers } = before.wallpapers;
  expect(renderedFor(changesTo(wallpapers))).toEqual({ '/tag/sea': [1] });
});
