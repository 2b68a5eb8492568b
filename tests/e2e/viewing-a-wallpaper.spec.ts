import type { Page } from '@playwright/test';
import { expect, fact, test } from '../support/test';

async function openGlacier(page: Page) {
  await page.getByRole('region').getByRole('listitem').getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mountain Glacier Dawn');
}

test('a visitor reads the facts of a wallpaper, shares it and moves on to others', { tag: '@no-js' }, async ({
  page,
  visit,
}) => {
  await visit('/?q=glacier');
  await openGlacier(page);
  await expect(fact(page, 'Resolution')).toHaveText('1920x1080');
  await expect(fact(page, 'Device')).toHaveText('PC');
  await expect(fact(page, 'File size')).toHaveText(/^\d+(\.\d)? (KB|MB)$/);
  await expect(fact(page, 'Downloads')).toHaveText('0');
  await expect(fact(page, 'Category').getByRole('link')).toHaveAttribute('href', '/category/nature');
  await expect(fact(page, 'Tags').getByRole('link')).toHaveText(['mountain', 'glacier', 'dawn', '1080p']);
  await expect(page.getByRole('list', { name: 'Colours in this picture' }).getByRole('listitem')).not.toHaveCount(0);
  for (const name of ['X', 'Facebook', 'Pinterest']) {
    const link = page.getByRole('article').getByRole('link', { name, exact: true });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect([...address.searchParams.values()]).toContain(page.url().split('?')[0]);
  }
  const more = page.getByRole('region', { name: 'Explore More Wallpapers' });
  await expect(more.getByRole('listitem')).toHaveCount(20);
  await expect(more.getByRole('heading', { name: 'Mountain Glacier Dawn' })).toHaveCount(0);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Nature', 'Mountain Glacier Dawn']);
  await trail.getByRole('link', { name: 'Nature' }).click();
  await expect(page).toHaveURL(/\/category\/nature$/);
});

test('a visitor views the picture alone, fitted and at 100 %', { tag: '@no-js' }, async ({ page, visit, request }) => {
  await visit('/?q=glacier');
  await openGlacier(page);
  const wallpaper = page.url();
  await page.getByRole('link', { name: 'View Full Size' }).click();
  await expect(page).toHaveTitle('Mountain Glacier Dawn in full size – Tapeta');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const picture = page.getByRole('img', { name: /Mountain Glacier Dawn/ });
  const shown = () => picture.evaluate(({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0);
  const sizes = page.getByRole('navigation', { name: 'Size' });
  await expect(sizes.getByRole('link', { name: 'Fit' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(shown).toBe(true);
  await expect(picture).toBeInViewport({ ratio: 1 });

  await sizes.getByRole('link', { name: '100%' }).press('Enter');
  await expect(sizes.getByRole('link', { name: '100%' })).toHaveAttribute('aria-current', 'page');
  expect(await picture.boundingBox()).toMatchObject({ width: 1920, height: 1080 });
  // It starts in the middle and scrolls by keyboard.
  const left = () => page.evaluate(() => scrollX);
  const start = (1920 - (page.viewportSize()?.width ?? 0)) / 2;
  expect(Math.abs((await left()) - start)).toBeLessThan(20);
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(start + 20);
  const answer = await request.get((await picture.getAttribute('src')) ?? '');
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  expect(answer.headers()['content-disposition']).toBeUndefined();

  await page.getByRole('link', { name: /^Fit to the screen/ }).click({ position: { x: 5, y: 500 } });
  const { pathname, search } = new URL(wallpaper);
  await expect(page).toHaveURL(`${pathname}/full${search}`);
  // Do not submit the form, which counts: another test expects no downloads.
  const form = page.getByRole('button', { name: 'Download' }).locator('xpath=..');
  await expect(form).toHaveAttribute('action', `${pathname}/download`);
  await page.getByRole('link', { name: 'Back to the wallpaper' }).click();
  await expect(page).toHaveURL(wallpaper);
});

test('related wallpapers are beside a portrait, or below it on narrow screens', { tag: '@no-js' }, async ({
  page,
  visit,
  request,
}) => {
  const [portrait] = await (await request.get('/api/wallpapers?deviceType=mobile&limit=1')).json();
  const boxes = async () => {
    const picture = await page.getByRole('article').getByRole('img').boundingBox();
    const more = await page.getByRole('region', { name: 'Explore More Wallpapers' }).boundingBox();
    if (!picture || !more) throw new Error('The page is not whole.');
    return { picture, more };
  };
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(`/wallpaper/${portrait.id}`);
    const { picture, more } = await boxes();
    expect(more.x, `${width}`).toBeGreaterThan(picture.x + picture.width);
    expect(more.y, `${width}`).toBeLessThan(picture.y + picture.height);
  }
  await page.setViewportSize({ width: 1000, height: 900 });
  const { picture, more } = await boxes();
  expect(more.y).toBeGreaterThan(picture.y + picture.height);
});

test('the page describes itself to search engines and social networks', { tag: '@no-js' }, async ({
  page,
  visit,
  site,
  request,
}) => {
  await visit('/?q=glacier');
  await openGlacier(page);
  await visit(new URL(page.url()).pathname);
  const meta = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
  await expect(page).toHaveTitle('Mountain Glacier Dawn – Tapeta');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url());
  expect(await meta('og:title')).toBe('Mountain Glacier Dawn');
  expect(await meta('og:url')).toBe(page.url());
  expect(await meta('og:site_name')).toBe('Tapeta');
  expect(await meta('twitter:card')).toBe('summary_large_image');
  expect((await meta('description'))?.length).toBeGreaterThan(20);
  for (const name of ['title', 'image', 'image:alt'])
    expect(await meta(`twitter:${name}`)).toBe(await meta(`og:${name}`));
  expect(await meta('twitter:description')).toBe(await meta('description'));
  expect(await meta('og:locale')).toBe('en_GB');
  const image = await request.get((await meta('og:image')) ?? '');
  expect(image.headers()['content-type']).toBe('image/jpeg');

  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [trail, picture] = blocks.map((block) => JSON.parse(block));
  expect(trail).toMatchObject({ '@context': 'https://schema.org', '@type': 'BreadcrumbList' });
  expect(trail.itemListElement.map(({ name, item }: Record<string, string>) => [name, item])).toEqual([
    ['Home', `${site.url}/`],
    ['Nature', `${site.url}/category/nature`],
    ['Mountain Glacier Dawn', page.url()],
  ]);
  expect(picture).toMatchObject({ '@type': 'ImageObject', width: 1920, height: 1080, url: page.url() });
  expect((await request.get(picture.contentUrl)).headers()['content-type']).toBe(picture.encodingFormat);
});
