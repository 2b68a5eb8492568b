import { setTimeout as delay } from 'node:timers/promises';
import { Migration } from '@mikro-orm/migrations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateDatabase } from '~/db/migrate.server';
import { migrations } from '~/db/migrations';
import { newPicture } from '../support/api-client';
import { type Nodes, startNodes } from '../support/nodes';
import { inDatabase } from '../support/site-database';
import { until } from '../support/until';
import { formOf, logIn, SCRIPT, visit } from '../support/visitor';

let nodes: Nodes;
let wallpaper: { id: number; imageUrl: string };

beforeAll(async () => {
  nodes = await startNodes();
  const cookie = await logIn(nodes.nginx, nodes.password);
  const body = formOf({ image: await newPicture('one.jpg', 1000, 700) });
  const made = await visit(nodes.nginx, '/api/wallpapers', { method: 'POST', headers: { ...SCRIPT, cookie }, body });
  wallpaper = JSON.parse(made.text);
}, 300_000);
afterAll(() => nodes?.stop());

const VISITORS = 3;

interface Crowd {
  answers: number;
  /** Successful answers. */
  downloads: { sent: number; answered: number };
  /** Answers with 503, which a busy machine may give. */
  sentAway: number;
  /** Other answers, a second 503, or none at all. */
  failures: string[];
  leave(): Promise<void>;
}

/** Visitors through nginx: pages, pictures and reads that nginx may repeat, and downloads that it may not. */
function crowd(): Crowd {
  const { id, imageUrl } = wallpaper;
  let isOver = false;

  async function ask(path: string, from: string): Promise<number> {
    const isDownload = path.endsWith('/download');
    if (isDownload) one.downloads.sent += 1;
    const { status } = await visit(
      nodes.nginx,
      path,
      isDownload ? { method: 'POST', headers: SCRIPT, from } : { from },
    );
    if (isDownload && status === 200) one.downloads.answered += 1;
    return status;
  }

  async function come(visitor: number): Promise<void> {
    for (let count = 0; !isOver; count += 1) {
      // Bypasses nginx's cache.
      const unseen = `${visitor * 100_000 + count}`;
      const paths = [`/?offset=${unseen}`, `/wallpaper/${id}?${unseen}`, `${new URL(imageUrl).pathname}?${unseen}`];
      const path = [...paths, `/api/wallpapers/${id}?${unseen}`, `/api/wallpapers/${id}/download`][count % 5] ?? '';
      const from = `127.0.${visitor + 1}.${1 + (count % 250)}`;
      try {
        let status = await ask(path, from);
        if (status === 503) {
          one.sentAway += 1;
          await delay(1000);
          status = await ask(path, from);
        }
        if (status !== 200) one.failures.push(`${path}: ${status}`);
      } catch (error) {
        one.failures.push(`${path}: ${error}`);
      }
      one.answers += 1;
      await delay(10);
    }
  }

  const one: Crowd = {
    answers: 0,
    downloads: { sent: 0, answered: 0 },
    sentAway: 0,
    failures: [],
    leave: async () => {
      isOver = true;
      await Promise.all(visitors);
    },
  };
  const visitors = Array.from({ length: VISITORS }, (_, index) => come(index));
  return one;
}

const comesFor = (one: Crowd, answers: number) => {
  const enough = one.answers + answers;
  return until(`${answers} more answers`, () => one.answers >= enough);
};

async function counted(): Promise<number> {
  const [row] = await inDatabase<{ downloads: number }>(
    nodes,
    'select downloads from download_count where wallpaper_id = $1',
    [wallpaper.id],
  );
  return row?.downloads ?? 0;
}

/** A possible later migration: a column with a value in every row, and an index. */
class Later extends Migration {
  override up() {
    this.addSql('alter table wallpaper add column later text not null default $$of a later version$$');
    this.addSql('create index wallpaper_later on wallpaper (later)');
    this.addSql('update wallpaper set later = title');
  }
}

it('a new version is rolled out node by node, migration first, and no request is lost', async () => {
  const before = await counted();
  const visitors = crowd();
  await comesFor(visitors, 50);
  await migrateDatabase(nodes.databaseUrl, [...migrations, { name: '20991231-000000-later', class: Later }]);
  await comesFor(visitors, 50);
  // Removed afterwards: the version started here does not know this migration and would refuse it.
  await inDatabase(nodes, `delete from migration where name = '20991231-000000-later'`);
  await nodes.restart('first');
  await comesFor(visitors, 50);
  await nodes.restart('second');
  await comesFor(visitors, 50);
  await visitors.leave();
  console.info(`${visitors.answers} answers while both nodes were restarted, ${visitors.sentAway} times 503`);
  expect(visitors.failures).toEqual([]);
  expect((await counted()) - before).toBe(visitors.downloads.answered);
  expect(await inDatabase(nodes, `select later from wallpaper where later <> title`)).toEqual([]);
}, 300_000);

it('a node that is killed under load loses nothing confirmed, and the other one continues', async () => {
  const before = await counted();
  const visitors = crowd();
  await comesFor(visitors, 50);
  await nodes.kill('second');
  await comesFor(visitors, 200);
  await nodes.start('second');
  await comesFor(visitors, 100);
  await visitors.leave();
  const { sent, answered } = visitors.downloads;
  console.info(
    `${visitors.answers} answers, ${visitors.failures.length} failures, ${visitors.sentAway} times 503, while a node was killed`,
  );
  // Downloads that the killed node had begun are not repeated, because they may already be counted.
  expect(visitors.failures.filter((failure) => !failure.includes('/download'))).toEqual([]);
  expect(visitors.failures.length).toBeLessThanOrEqual(VISITORS);
  expect((await counted()) - before).toBeGreaterThanOrEqual(answered);
  expect((await counted()) - before).toBeLessThanOrEqual(sent);
  const { headers } = await fetch(nodes.second.url);
  expect(headers.get('Server-Timing')).toContain('cache');
}, 300_000);
