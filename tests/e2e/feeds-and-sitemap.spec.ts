import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ siteName: 'desk' });

const HOSTILE = 'R&B <script>alert("1")</script> ]]> 👩‍🚀 שלום';

/** Parses strictly: invalid XML is an error. */
async function parse(page: Page, xml: string, selector: string): Promise<string[]> {
  return page.evaluate(
    ([text, wanted]) => {
      const found = new DOMParser().parseFromString(text, 'application/xml');
      const error = found.querySelector('parsererror');
      if (error) throw new Error(error.textContent ?? '');
      return [...found.querySelectorAll(wanted)].map((node) => node.textContent ?? '');
    },
    [xml, selector] as const,
  );
}

/** How a feed reader shows a title: it treats it as HTML. */
const shown = (page: Page, html: string) =>
  page.evaluate((text) => new DOMParser().parseFromString(text, 'text/html').body.textContent, html);

test('feed readers, browsers and search engines find the feeds and the search, and any title as written', {
  tag: '@no-js',
}, async ({ page, visit, request, site, addWallpaper }) => {
  const { id } = await addWallpaper({
    name: 'any.jpg',
    fields: { title: HOSTILE, description: HOSTILE, tags: '["r&b"]' },
  });
  await visit('/');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/feed.xml');
  const address = await page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href');
  expect(address).toBe('/feed.xml');
  for (const [path, item] of [
    ['/feed.xml', 'item'],
    ['/feed.atom', 'entry'],
    ['/tag/r-b/feed.xml', 'item'],
    ['/tag/r-b/feed.atom', 'entry'],
  ] as const) {
    const xml = await (await request.get(path)).text();
    const titles = await parse(page, xml, `${item} > title`);
    const ids = await parse(page, xml, item === 'item' ? 'item > guid' : 'entry > id');
    const index = ids.findIndex((one) => one.endsWith(`:/wallpaper/${id}`));
    expect(await shown(page, titles[index] ?? ''), path).toBe(HOSTILE);
    expect(xml, path).not.toContain('<script');
  }
  expect(await parse(page, await (await request.get('/sitemap.xml')).text(), 'loc')).toContain(
    `${site.url}/wallpaper/${id}`,
  );
  expect(await parse(page, await (await request.get('/opensearch.xml')).text(), 'ShortName')).toEqual(['Tapeta']);

  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest');
  await expect(page.locator('link[rel=apple-touch-icon]')).toHaveAttribute('href', '/apple-touch-icon.png');
  await expect(page.locator('meta[name=theme-color]')).toHaveCount(2);
  await expect(page.locator('link[rel=search]')).toHaveAttribute('href', '/opensearch.xml');
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(text ?? '')).toMatchObject({
    '@type': 'WebSite',
    name: 'Tapeta',
    url: `${site.url}/`,
    potentialAction: { target: { urlTemplate: `${site.url}/?q={search_term_string}` } },
  });
  for (const path of ['/category/nature', '/tag/r-b']) {
    await visit(path);
    const feed = page.locator('link[rel=alternate][type="application/rss+xml"]');
    await expect(feed).toHaveAttribute('href', `${path}/feed.xml`);
  }
});
