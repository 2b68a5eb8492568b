import { expect, test } from '../support/test';

test.use({ expectedProblems: [/status of 404/] });

test('a missing page or tag says so, and leads to the home page and to a search', { tag: '@no-js' }, async ({
  page,
  visit,
}) => {
  for (const path of [
    ...['/no-such-page', '/no/such/page', '/wallpaper', '/category/', '/admin-area', '/build/no-such.js'],
  ]) {
    const answer = await visit(path);
    expect(answer.status(), path).toBe(404);
    await expect(page.getByText('The page you’re looking for doesn’t exist.'), path).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page.getByRole('region', { name: 'PC wallpapers' })).toBeVisible();
  for (const path of ['/tag/', '/tag/-', '/tag/never-used-word']) {
    expect((await visit(path)).status(), path).toBe(404);
    await expect(page, path).toHaveTitle('Tag not found – Tapeta');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Never Used Word');
  await expect(page.getByRole('main').getByText('No wallpapers found')).toBeVisible();
  await expect(page.getByText('Try adjusting your filters or search terms')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  await visit('/no-such-page');
  await page.getByRole('searchbox').fill('glacier');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Mountain Glacier Dawn' })).toBeVisible();
});

test('every missing page suggests two wallpapers with a preview, and six more', { tag: '@no-js' }, async ({
  page,
  visit,
}) => {
  const suggestions = page.getByRole('region', { name: 'You may like these' });
  const titles = suggestions.getByRole('listitem').getByRole('heading');
  for (const path of ['/no/such/page', '/nowhere', '/wallpaper/999999', '/wallpaper/x', '/404']) {
    const answer = await visit(path);
    expect(answer.status()).toBe(404);
    await expect(page).toHaveTitle('Page not found – Tapeta');
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(titles).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'Wallpapers' }).getByRole('listitem')).toHaveCount(6);
    const [first, second] = await titles.allTextContents();
    expect(first, path).not.toBe(second);
  }
  const [first = '', second = ''] = await titles.allTextContents();
  await suggestions.getByRole('listitem').first().hover();
  await suggestions.getByRole('link', { name: `Quick view: ${first}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: first, exact: true });
  await expect(dialog.getByRole('term').filter({ hasText: 'Resolution' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(titles).toHaveText([first, second]);
  // Clicks anywhere on the card.
  const picture = await suggestions.getByRole('img').first().boundingBox();
  const title = await titles.first().boundingBox();
  for (const box of [picture, title]) {
    if (!box) throw new Error('The card is not there.');
    await page.mouse.click(box.x + box.width - 8, box.y + box.height - 8);
    await expect(dialog).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(dialog).toHaveCount(0);
  }
  await suggestions.getByRole('link', { name: `Quick view: ${first}`, exact: true }).click();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.goForward();
  await dialog.getByRole('link', { name: 'Open the wallpaper’s page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
});

test('a list that does not exist shows wallpapers instead', { tag: ['@js', '@core'] }, async ({ page, visit }) => {
  for (const path of ['/tag/', '/tag/nope', '/category/nope', '/colour/nope', '/set/999999']) {
    const answer = await visit(path);
    expect(answer.status(), path).toBe(404);
    const instead = page.getByRole('region', { name: 'You may like these' });
    await expect(instead.getByRole('listitem'), path).toHaveCount(8);
  }
  await page.getByRole('region', { name: 'You may like these' }).getByRole('heading', { level: 3 }).first().click();
  await expect(page.getByRole('button', { name: 'Download' }).first()).toBeVisible();
});

test('the administrator keeps the menu on a missing page', { tag: '@no-js' }, async ({ page, visit, logIn }) => {
  await logIn();
  for (const path of ['/admin/nonsense', '/admin/wallpapers/999999']) {
    const answer = await visit(path);
    expect(answer.status(), path).toBe(404);
    await expect(page).toHaveTitle('Page not found – Tapeta');
    await expect(page.getByText('The page you’re looking for doesn’t exist.'), path).toBeVisible();
    await expect(page.getByRole('link', { name: 'Account' }), path).toBeVisible();
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Categories' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories');
  }
});
