import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ siteName: 'desk' });

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('a card shows its category and two tags, also on a small phone, and a picture of any colour has an edge', {
  tag: '@no-js',
}, async ({ page, visit, addWallpaper }) => {
  const fields = { title: 'Rich Card', tags: '["Red Fox", "snow", "third"]', categoryId: '1', featured: 'true' };
  const { id } = await addWallpaper({ fields });
  const plain = { title: 'Plain Card', tags: '[]' };
  await addWallpaper({ fields: plain });
  const { category } = await (await page.request.get(`/api/wallpapers/${id}`)).json();
  await visit('/?tab=pc');
  const rich = card(page, 'Rich Card');
  await expect(rich).toContainText('Featured');
  await expect(rich).not.toContainText('download');
  await expect(rich.getByRole('link', { name: category.name, exact: true })).toHaveAttribute(
    'href',
    `/category/${category.slug}`,
  );
  await expect(rich.getByRole('link', { name: 'Red Fox', exact: true })).toHaveAttribute('href', '/tag/red-fox');
  await expect(rich.getByRole('link', { name: 'snow', exact: true })).toHaveAttribute('href', '/tag/snow');
  await expect(rich.getByRole('link', { name: 'third', exact: true })).toHaveCount(0);
  await expect(rich.getByRole('heading').getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`^/wallpaper/${id}\\?in=pc&n=\\d+$`),
  );
  await expect(card(page, 'Plain Card')).not.toContainText('Featured');
  // The picture, the title and the quick view.
  await expect(card(page, 'Plain Card').getByRole('link')).toHaveCount(3);
  await page.request.post(`/api/wallpapers/${id}/download`, { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
  // The list above may stay cached for a while.
  await visit('/tag/red-fox');
  await expect(rich).toContainText('1 download');
  const picture = rich.getByRole('link', { includeHidden: true }).first();
  for (const [colorScheme, edge] of [
    ['light', /^rgba\(0, .*0px 0px 0px 1px inset$/],
    ['dark', /^rgba\(2\d\d, .*0px 0px 0px 1px inset$/],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await picture.evaluate((link) => getComputedStyle(link, '::after').boxShadow)).toMatch(edge);
  }

  await addWallpaper({ fields: { title: 'Small Card', tags: '["milky way", "landscape"]', categoryId: '1' } });
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/tag/milky-way');
  const links = card(page, 'Small Card').getByRole('paragraph').getByRole('link');
  await expect(links).toHaveText(['milky way', 'landscape']);
  const lines = await card(page, 'Small Card').boundingBox();
  for (const link of await links.all()) {
    expect(await link.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    const { x = 0, width = 0, y = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual((lines?.x ?? 0) + (lines?.width ?? 0));
    expect(y + height).toBeLessThanOrEqual((lines?.y ?? 0) + (lines?.height ?? 0));
  }
});

test.describe('when a picture cannot be loaded', { tag: '@fault' }, () => {
  test.use({ expectedProblems: [/Failed to load resource|request failed/] });

  const facts = (page: Page, title: string) =>
    card(page, title)
      .getByRole('img')
      .evaluate((image: HTMLImageElement) => ({
        isThere: image.naturalWidth > 0,
        isTried: image.complete,
        address: image.currentSrc,
        words: getComputedStyle(image, '::after').content,
      }));

  test('with JavaScript, the large picture replaces a missing thumbnail', { tag: '@js' }, async ({
    page,
    visit,
    addWallpaper,
  }) => {
    await addWallpaper({ name: 'x.jpg', width: 1500, height: 900, fields: { title: 'Thin Ice' } });
    await page.route(/\/images\/\w+\/(320|640|1280)\./, (route) => route.abort());
    await visit('/?tab=pc');
    await expect.poll(async () => (await facts(page, 'Thin Ice')).isThere).toBe(true);
    const shown = await card(page, 'Thin Ice')
      .getByRole('img')
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(shown).toMatch(/\/1500\.jpg$/);
  });

  test('the card says that the picture is missing, and everything else works', { tag: ['@js', '@core'] }, async ({
    page,
    visit,
    addWallpaper,
  }) => {
    const { path } = await addWallpaper({ name: 'x.jpg', width: 700, height: 500, fields: { title: 'Gone Fishing' } });
    await page.route('**/images/**', (route) => route.abort());
    await visit('/?tab=pc');
    await expect
      .poll(() => facts(page, 'Gone Fishing'))
      .toMatchObject({ isTried: true, address: expect.stringMatching(/\/700\.jpg$/) });
    const { isThere, words } = await facts(page, 'Gone Fishing');
    expect(isThere).toBe(false);
    expect(words).toContain('Picture not available');
    await card(page, 'Gone Fishing').getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?in=pc&`));
  });
});
