import { expect, test } from '../support/test';

test('a visitor filters the list, takes a filter back and finds the way out of nothing', { tag: '@both' }, async ({
  page,
  visit,
  javaScriptEnabled,
}) => {
  await visit('/tag/coral');
  const cards = page.getByRole('region', { name: 'Wallpapers' }).getByRole('listitem');
  await expect(cards).toHaveCount(12);
  await page.getByText('Filters', { exact: true }).click();
  const device = page.locator('select[name=device]');
  const label = await device.locator('option[value=mobile]').textContent();
  const count = Number(/\((\d+)\)/.exec(label ?? '')?.[1]);
  expect(count).toBeGreaterThan(0);
  await device.selectOption('mobile');
  if (!javaScriptEnabled) await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL('/tag/coral?device=mobile');
  await expect(cards).toHaveCount(count);
  await page.getByRole('link', { name: 'Remove the filter Mobile' }).click();
  await expect(page).toHaveURL('/tag/coral');
  await expect(cards).toHaveCount(12);

  // Nobody can choose what finds nothing; an address may still say it.
  await expect(page.locator('select[name=least] option[value="8k"]')).toBeDisabled();
  await visit('/tag/coral?device=mobile&least=8k');
  await expect(page.getByText('No wallpapers found')).toBeVisible();
  await page.getByRole('link', { name: `Drop “At least 8K”: ${count}` }).click();
  await expect(page).toHaveURL('/tag/coral?device=mobile');
  await expect(cards).toHaveCount(count);
});

test('a value that is none is told at its field, and the list goes on without it', { tag: '@no-js' }, async ({
  page,
  visit,
}) => {
  await visit('/tag/coral?shape=round');
  await expect(page.getByText('“round” does not count. Shape must be one of')).toBeVisible();
  await expect(page.getByLabel('Shape')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('region', { name: 'Wallpapers' }).getByRole('listitem')).toHaveCount(12);
});

test('a colour of a wallpaper leads to others in it', { tag: '@no-js' }, async ({ page, visit }) => {
  await visit('/tag/coral');
  await page
    .getByRole('region', { name: 'Wallpapers' })
    .getByRole('heading', { level: 3 })
    .first()
    .getByRole('link')
    .click();
  await page.getByRole('list', { name: 'Colours of this picture' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/colour\/[a-z]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ wallpapers$/);
  await expect(page.getByRole('region', { name: 'Wallpapers' }).getByRole('listitem').first()).toBeVisible();
});
