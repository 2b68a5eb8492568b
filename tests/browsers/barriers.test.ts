import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminPages } from '../support/admin-pages';
import { COLOURS } from '../support/barriers';
import { submitForm } from '../support/forms';
import { onSharedSite } from '../support/shared-site';
import { Firefox } from './firefox';

const { site, visitor, admin, upload } = onSharedSite();

const VISITORS = [
  ...[
    '/',
    '/?tab=mobile',
    '/?q=first',
    '/?q=zzzzqqqq',
    '/category/nature',
    '/tag',
    '/tag/first',
    '/colour/blue',
    '/list',
  ],
  ...['/wallpaper/1', '/wallpaper/1/screen', '/wallpaper/1/monitors', '/wallpaper/1/report', '/changers', '/letters'],
  ...['/contact', '/subscribe', '/login', '/help', '/terms', '/privacy', '/about', '/imprint', '/no/such/page'],
];
const SCREENS = adminPages().flatMap(({ path, isScreen }) => (isScreen ? [path] : []));

beforeAll(async () => {
  // One of everything that the pages show.
  await upload({ title: 'The first', tags: '["first"]', featured: 'true' });
  await visitor('POST', '/api/subscribe', { json: { email: 'first@example.org' } });
  await visitor('POST', '/api/contact', {
    json: { email: 'first@example.org', subject: 'The first', message: 'A message' },
  });
  await submitForm(admin, '/admin/newsletter', { subject: 'The first', intent: 'save' });
});

describe.each(['light', 'dark'] as const)('in Firefox, %s, axe finds nothing on', (scheme) => {
  const firefox = new Firefox();
  const options = scheme === 'dark' ? COLOURS : undefined;
  const preferences = {
    'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
    // No colours in between.
    'ui.prefersReducedMotion': 1,
  };
  beforeAll(() => firefox.start({ width: 1280, height: 800 }, preferences));
  afterAll(() => firefox.close());

  it.each(VISITORS)('%s', async (path) => {
    await firefox.open(site.url + path);
    expect(await firefox.barriers(options)).toEqual([]);
  });

  it('the administrator’s pages', async () => {
    await firefox.open(`${site.url}/login`);
    await firefox.fill('Username', site.adminUsername);
    await firefox.fill('Password', site.adminPassword);
    await firefox.press('Log in', 'form');
    await firefox.says('Overview');
    for (const path of SCREENS) {
      await firefox.open(site.url + path);
      expect.soft(await firefox.barriers(options), path).toEqual([]);
    }
  });
});
