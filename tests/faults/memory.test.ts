import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { childrenOf, commandOf, heldBy } from '../gauntlet/memory';
import { administrator, type Send } from '../support/api-client';
import { manyChunks, manySegments, manyWebpChunks } from '../support/hostile-pictures';
import { type Site, startSite } from '../support/site';
import { until } from '../support/until';

/** Allowance for compiled code and connections. Without a collection, about 75 MB stay. */
const MAX_KEPT_MB = 40;

let site: Site;
let worker: number;
let send: Send;

beforeAll(async () => {
  site = await startSite({ env: { WEB_CONCURRENCY: '1' } });
  send = await administrator(site);
  worker = childrenOf(site.pid).find((pid) => commandOf(pid).includes('remix-run')) ?? 0;
});
afterAll(() => site.stop());

async function hostilePictures(): Promise<Buffer[]> {
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: '#456' } });
  const jpeg = await picture.clone().jpeg().toBuffer();
  return [
    manySegments(jpeg, 8_000_000),
    manySegments(jpeg, 12_000_000, Buffer.from('fffe0002', 'hex')),
    manyChunks(await picture.clone().png().toBuffer(), 4_000_000),
    manyWebpChunks(await picture.clone().webp().toBuffer(), 6_000_000),
  ];
}

it('refused large pictures leave nothing in memory', async () => {
  const before = heldBy(worker);
  for (const bytes of await hostilePictures()) {
    for (const name of ['one', 'two']) {
      const { status } = await send('POST', '/api/wallpapers', {
        form: { image: new File([new Uint8Array(bytes)], name) },
      });
      expect(status).toBe(422);
    }
  }
  await until('the worker gives its memory back', () => heldBy(worker) < before + MAX_KEPT_MB);
}, 600_000);
