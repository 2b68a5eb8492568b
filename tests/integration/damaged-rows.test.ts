import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test, vi } from 'vitest';
import { listTaggedLooks } from '~/features/curation/edit/suggested-tags.queries.server';
import { listForAdmin } from '~/features/curation/list/admin-list.queries.server';
import { openSitemap } from '~/features/integrations/discovery/sitemap.server';
import { listForMirror } from '~/features/integrations/mirror/mirror.queries.server';
import { listWallpapers } from '~/features/lists/pages/list-wallpapers.server';
import { suggestWallpapers } from '~/features/lists/pages/random-newest.queries.server';
import { listRelated } from '~/features/lists/pages/related.queries.server';
import type { ListCursor } from '~/features/lists/resolve/cursor';
import { describeFindings, mend, verifySite } from '~/features/operations/maintenance/verify.server';
import { readSystem } from '~/features/operations/system/system.server';
import { exportGallery } from '~/features/operations/transfer/export.server';
import { openExport } from '~/features/operations/transfer/export-folder.server';
import { listNewestOutsideSets } from '~/features/sets/sets.queries.server';
import { findDamagedRows } from '~/features/wallpapers/damaged-rows.queries.server';
import {
  findWallpaper,
  getWallpaper,
  loadCards,
  loadDetails,
} from '~/features/wallpapers/load-wallpapers.queries.server';
import { IDS } from '~/features/wallpapers/projections.queries.server';
import { env } from '~/lib/env.server';
import { log } from '~/platform/log.server';
import { fileStore } from '~/storage/store.server';
import { addWallpaper } from '../support/gallery';
import { listCards, listDetails, listsAt } from '../support/lists';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();

const PALETTE = [{ color: '#204060', weight: 1 }];

/** What a faulty disk or a careless statement may leave. */
const DAMAGE = {
  tags: `tags = '{null,island}'`,
  placeholder: `placeholder = 'x'`,
  width: 'width = null',
  title: 'title = null',
  file_key: 'file_key = null',
};

const CARDS = Object.keys(DAMAGE);

let sound: number;
let broken: Record<string, number>;

beforeAll(async () => {
  // The System page reads its free space.
  await mkdir(env.DATA_DIR, { recursive: true });
  const row = { tags: ['island'], palette: PALETTE };
  sound = await addWallpaper(em(), row);
  broken = {};
  for (const name of [...CARDS, 'palette']) broken[name] = await addWallpaper(em(), row);
  await query(
    em(),
    `do $body$ declare one record; begin
       for one in select conname from pg_constraint where conrelid = 'wallpaper'::regclass and contype = 'c' loop
         execute format('alter table wallpaper drop constraint %I', one.conname);
       end loop;
     end $body$`,
  );
  for (const column of ['width', 'title', 'file_key'])
    await query(em(), `alter table wallpaper alter ${column} drop not null`);
  await query(em(), 'alter table wallpaper disable trigger user');
  for (const [name, change] of Object.entries(DAMAGE)) {
    await query(em(), `update wallpaper set ${change} where id = ?`, [broken[name]]);
  }
  await query(em(), `update wallpaper set palette = '[{"color": 5}]' where id = ?`, [broken.palette]);
});

const ids = (items: { id: number }[]) => items.map(({ id }) => id).sort((a, b) => a - b);

test('a damaged row is left out of lists, logged once, and shown on the System page', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue(undefined);
  const all = { offset: 0, limit: 50 };
  const { items } = await listWallpapers(em(), IDS, {}, {}, all);
  expect(items).toHaveLength(CARDS.length + 2);
  const given = items.map(({ id }) => id);
  for (let time = 0; time < 2; time += 1) {
    for (const cards of [await loadCards(em(), given), (await listCards(em(), {}, all)).items])
      expect(ids(cards)).toEqual(ids([{ id: sound }, { id: broken.palette ?? 0 }]));
    expect(ids(await loadDetails(em(), given))).toEqual([sound]);
    expect(ids((await listDetails(em(), {}, all)).items)).toEqual([sound]);
    expect(ids(await suggestWallpapers(em()))).toEqual([sound]);
  }
  // A page of damaged rows alone still leads on.
  const walked: number[] = [];
  for (let after: ListCursor | null = null, pages = 0; pages < items.length; pages += 1) {
    const page = await listDetails(em(), {}, { offset: 0, limit: 1, after });
    walked.push(...ids(page.items));
    after = page.next;
  }
  expect(walked).toEqual([sound]);
  for (const path of ['/', '/tag/island', '/?q=island']) {
    const url = new URL(path, 'http://localhost');
    const lists = await listsAt(em(), url.pathname, url.searchParams);
    expect(lists.flatMap((list) => ids(list.items)).filter((id) => CARDS.some((name) => broken[name] === id))).toEqual(
      [],
    );
  }
  const shown = await getWallpaper(em(), sound);
  expect(ids(await listRelated(em(), shown, 8))).not.toContain(broken.tags);
  const looks = ids(await listTaggedLooks(em(), sound, 50));
  for (const name of ['tags', 'palette']) expect(looks).not.toContain(broken[name]);
  for (const name of [...CARDS, 'palette']) expect(await findWallpaper(em(), broken[name] ?? 0)).toBeNull();

  const lines = logged.mock.calls.map(([line]) => String(line));
  for (const name of CARDS) {
    expect(lines.filter((line) => line.includes(`wallpaper ${broken[name]} is damaged (${name})`))).toHaveLength(1);
  }
  await vi.waitFor(async () => {
    const { damagedRows } = await readSystem(em());
    expect(damagedRows.map(({ id, columns }) => [id, columns])).toEqual(
      [...CARDS, 'palette'].map((name) => [broken[name], [name]]),
    );
  });
  logged.mockRestore();
});

test('it is left out of the sitemap, the mirror, sets and an export, and a verification names it', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue(undefined);
  const xml = await text(await openSitemap(em(), 'http://localhost'));
  expect(xml).toContain(`/wallpaper/${sound}<`);
  for (const name of ['width', 'file_key']) expect(xml).not.toContain(`/wallpaper/${broken[name]}<`);
  const mirrored = ids(await listForMirror(em()));
  for (const name of ['width', 'file_key']) expect(mirrored).not.toContain(broken[name]);
  expect(mirrored).toContain(sound);
  expect(ids(await listNewestOutsideSets(em(), 20))).toContain(sound);
  expect(ids(await listNewestOutsideSets(em(), 20))).not.toContain(broken.title);

  const damaged = await findDamagedRows(em());
  expect(damaged.map(({ id, columns }) => [id, columns])).toEqual(
    [...CARDS, 'palette'].map((name) => [broken[name], [name]]),
  );
  const store = fileStore();
  const folder = path.join(env.DATA_DIR, 'export');
  await openExport(folder, 'one');
  // These wallpapers have no files.
  expect(await exportGallery(em(), store, folder, () => undefined)).toEqual({
    wallpapers: 0,
    missing: [sound],
    damaged: damaged.map(({ id }) => id),
  });
  const findings = await verifySite(em(), store, { isQuick: true });
  const sentences = describeFindings(findings);
  for (const { id, columns } of damaged)
    expect(sentences).toContain(
      `Wallpaper ${id}: the database has wrong values (${columns}). Delete it in the list of wallpapers, or restore a backup.`,
    );
  await expect(mend(em(), store, findings)).rejects.toThrow('so nothing was repaired');
  logged.mockRestore();
});

test('the administrator still finds it in the list', async () => {
  const page = await listForAdmin(em(), {}, 'newest', { offset: 0, limit: 50, after: null, before: null } as never);
  expect(ids(page.items)).toContain(broken.tags);
});
