import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMigratedDatabaseOn, type Database, databaseServer } from '../support/database-server';
import { reservePort } from '../support/ports';
import { type Site, startSite } from '../support/site';
import { inDatabase } from '../support/site-database';

const OLD = 'a secret that everybody has, 32 and more';
const NEW = 'another one, of thirty-two characters and more';
const SENTENCE = /Another node of this site \(\S+\) has a different SESSION_SECRET\. /;

let database: Database;
let first: Site;
let second: Site;
let port: string;

beforeAll(async () => {
  database = await createMigratedDatabaseOn(databaseServer() ?? '');
  port = String(await reservePort());
  first = await start(OLD, port);
});
afterAll(async () => {
  await first?.stop();
  await second?.stop();
  await database?.drop();
});

const start = (secret: string, PORT?: string, more = {}) =>
  startSite({ databaseUrl: database.url, env: { SESSION_SECRET: secret, ...(PORT && { PORT }), ...more } });

const readinessOf = async (site: Site) => {
  const answer = await fetch(`${site.url}/health/ready`);
  return { status: answer.status, ...(await answer.json()) };
};

test('a node with a different secret warns when it starts, and all nodes report it when asked', async () => {
  expect(first.log()).not.toContain('SESSION_SECRET');
  expect(await readinessOf(first)).not.toHaveProperty('notes');
  second = await start(NEW);
  expect(second.log()).toMatch(SENTENCE);
  for (const site of [first, second]) {
    await expect
      .poll(() => readinessOf(site))
      .toMatchObject({ status: 200, ready: true, notes: [expect.stringMatching(SENTENCE)] });
  }
  const notes = await inDatabase(
    { databaseUrl: database.url },
    `select value::text from system_note where name like 'node %'`,
  );
  expect(JSON.stringify(notes)).not.toMatch(/a secret|another one/);
});

test('the warning ends once every node has the new secret', async () => {
  const { dataDir } = first;
  await first.stop();
  first = await start(NEW, port, { DATA_DIR: dataDir });
  expect(first.log()).not.toContain('SESSION_SECRET');
  for (const site of [first, second]) {
    await expect.poll(async () => (await readinessOf(site)).notes).toBeUndefined();
  }
});
