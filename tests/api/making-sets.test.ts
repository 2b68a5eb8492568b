import { beforeAll, describe, expect, it } from 'vitest';
import { BROWSER, submitForm } from '../support/forms';
import { onSharedSite } from '../support/shared-site';
import { inDatabase } from '../support/site-database';

const { site, visitor, admin, upload } = onSharedSite();

const add = async (title: string, fields: Record<string, string> = {}): Promise<number> =>
  (await upload({ title, ...fields })).id;

const idFields = (ids: number[]) => ids.map((id): [string, string] => ['id', String(id)]);
const makeSet = (path: string, ids: number[], more: [string, string][] = []) =>
  submitForm(admin, path, [...idFields(ids), ['intent', 'set'], ...more]);
const rolesOf = async (ids: number[]) =>
  (
    await inDatabase(
      site,
      `select set_role as role from (select id, set_role from wallpaper union all select id, set_role from trashed_wallpaper) w
       where id in (${ids.join(', ')}) order by id`,
    )
  ).map(({ role }) => role);

const LIST = '/admin/wallpapers?index&sort=title';

describe('the list of wallpapers', () => {
  let ids: number[];
  beforeAll(async () => {
    ids = [await add('Lake light'), await add('Lake dark'), await add('Hill')];
  });

  it('refuses a single wallpaper or everything found, and keeps the selection', async () => {
    const [one = 0, two = 0] = ids;
    const alone = await makeSet(LIST, [two]);
    expect(alone.status).toBe(422);
    expect(alone.body).toContain('Select at least two wallpapers for a set.');
    expect(alone.body.match(/<input[^>]*name="id"[^>]*checked=""[^>]*>/g)).toEqual([
      expect.stringContaining(`value="${two}"`),
    ]);
    const found = await makeSet(LIST, [one, two], [['found', '300']]);
    expect([found.status, found.body]).toEqual([422, expect.stringContaining('A set can have at most 20 versions.')]);
    expect(await rolesOf(ids)).toEqual([null, null, null]);
  });

  it('makes a set, says so on the same list, and the page of each version has the others', async () => {
    const [one = 0, two = 0] = ids;
    const made = await makeSet(LIST, [one, two]);
    expect([made.status, made.headers.get('Location')]).toEqual([303, '/admin/wallpapers?sort=title']);
    expect(await rolesOf(ids)).toEqual(['light', 'dark', null]);
    const { body } = await admin('GET', `/admin/wallpapers/${two}`, { headers: BROWSER });
    expect(body).toContain('Role of Lake light');
    expect(body).toMatch(new RegExp(`<option value="${two} dark" selected="">`));
  });

  it('changes roles and takes a version out, and refuses what is no role', async () => {
    const [one = 0, two = 0, other = 0] = ids;
    const path = `/admin/wallpapers/${two}/set?list=sort%3Dtitle`;
    const change = (fields: [string, string][]) => submitForm(admin, path, fields);
    const changed = await change([
      ['role', `${one} day`],
      ['role', `${two} night`],
      ['role', `${other} phone`],
    ]);
    expect([changed.status, changed.headers.get('Location')]).toEqual([
      303,
      `/admin/wallpapers/${two}?list=sort%3Dtitle#versions`,
    ]);
    expect(await rolesOf(ids)).toEqual(['day', 'night', null]);
    await change([['role', `${one} noon`]]);
    expect(await rolesOf(ids)).toEqual(['day', 'night', null]);
    expect((await submitForm(visitor, path, [['leave', String(one)]])).status).toBe(302);
    await change([
      ['role', `${one} dawn`],
      ['leave', String(one)],
    ]);
    expect(await rolesOf(ids)).toEqual([null, null, null]);
    expect((await change([['role', `${one} dawn`]])).status).toBe(404);
  });
});

it('drafts become versions in the inbox, which keeps a refused selection', async () => {
  const draft = await add('Moor dark', { publishedAt: 'draft' });
  const other = await add('Moor', { publishedAt: 'draft' });
  const refused = await makeSet('/admin/drafts', [draft]);
  expect(refused.status).toBe(422);
  expect(refused.body).toContain('Select at least two wallpapers for a set.');
  expect(refused.body).toMatch(
    new RegExp(`<input[^>]*value="${draft}"[^>]*checked=""|checked=""[^>]*value="${draft}"`),
  );
  expect((await makeSet('/admin/drafts', [draft, other])).status).toBe(303);
  expect(await rolesOf([draft])).toEqual(['dark']);
});

it('a proposed set is made without the pictures that were unticked, or refused with what was chosen', async () => {
  const ids = [await add('Coast dark'), await add('Coast'), await add('Coast (phone)')];
  const [one = 0, two = 0, three = 0] = ids;
  const page = async () => (await admin('GET', '/admin/sets', { headers: BROWSER })).body;
  expect(await page()).toContain('Role of Coast dark');
  const roles: [string, string][] = [
    ['title', 'coast'],
    ['role', `${one} night`],
    ['role', `${two} day`],
    ['role', `${three} phone`],
  ];
  const refused = await submitForm(admin, '/admin/sets?index', [...idFields([one]), ...roles]);
  expect(refused.status).toBe(422);
  expect(refused.body).toContain(`<option value="${one} night" selected="">`);
  const made = await submitForm(admin, '/admin/sets?index', [...idFields([one, two]), ...roles]);
  expect(made.status).toBe(303);
  expect(await rolesOf(ids)).toEqual(['night', 'day', null]);
  expect(await page()).not.toContain('Role of Coast');
});
