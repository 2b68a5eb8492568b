import { beforeAll, expect, it } from 'vitest';
import { newAddress, newPicture } from '../support/api-client';
import { scene } from '../support/scenes';
import { onSharedSite } from '../support/shared-site';

const { visitor, admin } = onSharedSite();

beforeAll(async () => {
  const fields = { author: 'Ada <b>', licence: 'cc-by-4.0', deviceType: 'pc' };
  const image = await newPicture('lake.jpg', 1600, 900);
  await admin('POST', '/api/wallpapers', { form: { title: 'Lake & "hill"', tags: 'sea', ...fields, image } });
});

const ask = (query: string, headers: Record<string, string> = {}) =>
  visitor('GET', `/screen${query}`, {
    headers: { 'X-Forwarded-For': newAddress(), 'X-Requested-With': '', ...headers },
  });

it('shows only the picture: small, without scripts, and reloaded when the slot ends', async () => {
  const { status, headers, body } = await ask('?every=1d');
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(Buffer.byteLength(body)).toBeLessThan(2000);
  expect(body).not.toMatch(/<script|<p[ >]|<time/);
  expect(body).toMatch(/<main><picture><img /);
  expect(body).toMatch(/<img src="\/images\/[0-9a-f]{24}\/[0-9a-f]{8}-1600w\.jpg" srcset="[^"]+ 640w,[^"]+ 1600w"/);
  expect(headers.get('X-Robots-Tag')).toBe('noindex');
  expect(headers.get('Content-Security-Policy')).toContain(
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
  );
  expect(headers.get('Content-Security-Policy')).toContain('frame-ancestors *');
  expect(headers.get('X-Frame-Options')).toBe('ALLOWALL');
  const seconds = Number(headers.get('Cache-Control')?.match(/^public, max-age=(\d+)$/)?.[1]);
  expect(Number(headers.get('Refresh'))).toBe(seconds + 1);
  const end = Date.parse(headers.get('Date') ?? '') + seconds * 1000;
  expect(Math.abs(end - Date.parse(headers.get('Expires') ?? ''))).toBeLessThan(2000);
});

it('comes from the cache and does not count as a visit', async () => {
  const visitors = async () => (await admin('GET', '/api/analytics')).body.activeUsers;
  const before = await visitors();
  await ask('?every=30d', { 'User-Agent': 'Mozilla/5.0 kiosk' });
  const again = await ask('?every=30d&cache=1', { 'User-Agent': 'Mozilla/5.0 another kiosk' });
  expect(again.headers.get('Server-Timing')).toBe('cache;desc=hit');
  expect(await visitors()).toBe(before);
});

it('cuts for a known screen and applies fit', async () => {
  expect((await ask('?width=640&height=640')).body).toMatch(/<img src="[^"]+-640x640-cover-\d+-\d+\.jpg"/);
  const contained = (await ask('?width=640&height=640&fit=contain')).body;
  expect(contained).toMatch(/<img src="[^"]+-640x360-inside\.jpg"/);
  expect(contained).toContain('object-fit:contain');
});

it('shows title, author and licence', async () => {
  const { body } = await ask('?credit=1');
  expect(body).toMatch(
    /<p class="l"><a href="\/wallpaper\/\d+">Lake &amp; &quot;hill&quot;<\/a> · Ada &lt;b&gt; · <a href="https:\/\/creativecommons[^>]+>CC BY 4\.0</,
  );
});

it('shows the time in a time zone and reloads every minute', async () => {
  const { headers, body } = await ask('?clock=1&tz=Asia/Kathmandu&every=1d');
  const shown = /<time>(\d\d):(\d\d)<\/time>/.exec(body)?.slice(1).map(Number) ?? [];
  // Kathmandu is 5:45 ahead of UTC.
  const minutes = ((shown[0] ?? 0) * 60 + (shown[1] ?? 0) - 345 + 1440) % 1440;
  const sent = new Date(headers.get('Expires') ?? '');
  expect(minutes).toBe((sent.getUTCHours() * 60 + sent.getUTCMinutes() - 1 + 1440) % 1440);
  expect(Number(headers.get('Refresh'))).toBeLessThanOrEqual(61);
});

it('has one picture for light mode and one for dark mode', async () => {
  const single = (await ask('?tone=auto&every=7d')).body;
  expect(single).not.toContain('<source');
  const upload = async (title: string, factor: number, offset: number) => {
    const bytes = await scene(1600, 900, title.length).linear(factor, offset).jpeg().toBuffer();
    const form = { title, deviceType: 'pc', tags: 'tone', image: new File([new Uint8Array(bytes)], 'a.jpg') };
    expect((await admin('POST', '/api/wallpapers', { form })).status).toBe(201);
  };
  await upload('Bright', 0.2, 200);
  await upload('Dim one', 0.15, 5);
  const { body } = await ask('?tone=auto&every=7d&credit=1&search=-lake');
  expect(body.match(/<source media="\(prefers-color-scheme: (dark|light)\)"/g)).toHaveLength(2);
  expect(body).toMatch(/<p class="l"><a href="[^"]+">Bright<.*<p class="d"><a href="[^"]+">Dim one</s);
  expect(Buffer.byteLength(body)).toBeLessThan(2000);
});

it.each([
  ['every=1s', 400, 'every must be from 1m to 30d, such as 15m, 1h or 7d.'],
  ['tz=Mars', 400, 'tz must be a time zone such as Europe/Berlin.'],
  ['fit=fill', 400, 'fit must be cover or contain.'],
  ['clock=yes', 400, 'clock must be 0 or 1.'],
  ['width=640', 400, 'Height is required.'],
  ['tags=nothing', 404, 'No wallpaper matches these filters.'],
])('%s is a %i with a message, and reloads', async (query, status, message) => {
  const answer = await ask(`?${query}`);
  expect([answer.status, answer.body]).toEqual([status, `${message}\n`]);
  if (status === 400) expect(answer.headers.get('Refresh')).toBe('60');
});
