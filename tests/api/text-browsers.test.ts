import { beforeAll, describe, expect, it } from 'vitest';
import { client, sessionCookie } from '../support/api-client';
import { deadButtons, emptyControls, farButtons, joinedWords } from '../support/plain-text';
import { onSharedSite } from '../support/shared-site';

const { site, visitor, newVisitor, upload, admin } = onSharedSite();

let id: number;
beforeAll(async () => {
  const fields = { title: 'Plain sea', tags: 'sea, blue', featured: 'true', author: 'Ann', licence: 'cc-by-4.0' };
  id = (await upload(fields)).id;
  for (const deviceType of ['mobile', 'tablet']) await upload({ tags: 'sea', deviceType });
});

async function expectPlain(path: string, html: string): Promise<void> {
  expect([path, joinedWords(html)]).toEqual([path, []]);
  expect([path, emptyControls(html)]).toEqual([path, []]);
  expect([path, farButtons(html)]).toEqual([path, []]);
  expect([path, deadButtons(html)]).toEqual([path, []]);
}

describe('without CSS, SVG and what text browsers don’t know', () => {
  it.each([
    ...[
      '/',
      '/?tab=pc',
      '/?tab=random',
      '/?q=sea',
      '/?q=nothing',
      '/?colour=blue&shape=16:9',
      '/tag/sea',
      '/colour/blue',
    ],
    ...[
      '/wallpaper/ID',
      '/wallpaper/ID/screen',
      '/wallpaper/ID/screen?fit=contain',
      '/wallpaper/ID/screen?width=9000&height=9000',
    ],
    ...[
      '/wallpaper/ID/monitors',
      '/wallpaper/ID/report',
      '/wallpaper/ID/full',
      '/changers',
      '/help',
      '/privacy',
      '/terms',
    ],
    ...['/contact', '/subscribe', '/login', '/list', '/letters', '/nothing', '/500'],
  ])('%s keeps words apart, and every button is in its form, has a name and does something', async (address) => {
    const path = address.replace('ID', String(id));
    await expectPlain(path, (await visitor('GET', path, { headers: { Accept: 'text/html' } })).body);
  });

  it('so does a visitor’s list', async () => {
    const send = newVisitor();
    const kept = await send('POST', '/keep', {
      body: `id=${id}`,
      headers: { 'X-Requested-With': '', 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(kept.status).toBe(303);
    const path = new URL(kept.headers.get('Location') ?? '', site.url).pathname;
    await expectPlain(path, (await client(site.url, sessionCookie(kept))('GET', path)).body);
  });

  it.each(['/admin/wallpapers/new', '/admin/wallpapers/ID', '/admin/wallpapers/ID/delete'])(
    '%s has only forms that text browsers can send',
    async (address) => {
      const { body } = await admin('GET', address.replace('ID', String(id)));
      expect([farButtons(body), emptyControls(body)]).toEqual([[], []]);
    },
  );
});
