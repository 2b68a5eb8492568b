import { expect, it } from 'vitest';
import { migrationNames } from '~/db/migrations/names';
import { onSharedSite } from '../support/shared-site';
import { inDatabase } from '../support/site-database';

const { site, visitor: send } = onSharedSite();

const OK = { database: 'ok', migrations: 'ok', storage: 'ok', room: 'ok' };

it('is ready when everything it needs is', async () => {
  const { status, body, headers } = await send('GET', '/health/ready');
  expect(status).toBe(200);
  expect(body).toEqual({ ready: true, checks: OK });
  expect(headers.get('Cache-Control')).toBe('no-store');
});

it('names a missing migration until it has run, and keeps answering /health', async () => {
  const last = migrationNames.at(-1);
  const [row] = await inDatabase(site, 'delete from migration where name = $1 returning *', [last]);
  const ready = () => send('GET', '/health/ready');
  await expect.poll(async () => (await ready()).status).toBe(503);
  expect((await ready()).body).toEqual({
    ready: false,
    checks: { ...OK, migrations: `The migration ${last} has not run.` },
  });
  expect((await send('GET', '/health')).status).toBe(200);
  await inDatabase(site, 'insert into migration (id, name, executed_at) values ($1, $2, $3)', [
    ...[row?.id, row?.name, row?.executed_at],
  ]);
  await expect.poll(async () => (await ready()).status).toBe(200);
});
