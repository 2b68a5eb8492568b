import type { Locator, Page } from '@playwright/test';
import { becomesAlive, expect, holdBack, isIdle, test } from '../support/test';

test('a visitor filters a list, removes a filter and drops one that leaves no results', {
  tag: ['@js', '@core'],
}, async ({ page, visit }) => {
  await visit('/tag/coral');
  const cards = page.getByRole('region', { name: 'Wallpapers' }).getByRole('listitem');
  await expect(cards).toHaveCount(12);
  await page.getByText('Filters', { exact: true }).click();
  const device = fieldOf(page, 'Device').getByRole('radio', { name: /^Mobile/ });
  const count = Number(await device.locator('xpath=..').locator('small').textContent());
  expect(count).toBeGreaterThan(0);
  await device.check();
  await expect(page).toHaveURL('/tag/coral?device=mobile');
  await expect(cards).toHaveCount(count);
  await page.getByRole('link', { name: 'Remove filter Mobile' }).click();
  await expect(page).toHaveURL('/tag/coral');
  await expect(cards).toHaveCount(12);

  // You can't choose what finds nothing, but an address can have it.
  await expect(fieldOf(page, 'At least').getByRole('radio', { name: /^8K/ })).toBeDisabled();
  await visit('/tag/coral?device=mobile&minSize=8k');
  await expect(page.getByRole('main').getByText('No wallpapers found')).toBeVisible();
  await expect(page.getByRole('region', { name: 'You may like these' }).getByRole('listitem')).toHaveCount(8);
  await page.getByRole('link', { name: `Drop “At least 8K”: ${count}` }).click();
  await expect(page).toHaveURL('/tag/coral?device=mobile');
  await expect(cards).toHaveCount(count);
});

const ROLES: Record<string, 'textbox' | 'combobox'> = { Without: 'textbox', Sort: 'combobox' };
const fieldOf = (page: Page, name: string) => page.getByRole(ROLES[name] ?? 'radiogroup', { name, exact: true });
const currentOf = (page: Page, name: string) => fieldOf(page, name).getByRole('radio', { checked: true });
const choose = (page: Page, name: string, value: string) =>
  name === 'Sort'
    ? fieldOf(page, name).selectOption(value)
    : fieldOf(page, name).locator(`input[value="${value}"]`).check();
const keyTarget = (page: Page, name: string) => (name in ROLES ? fieldOf(page, name) : currentOf(page, name));
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: /^Remove/ });

/** The address and the fields show exactly these choices, by label. */
async function expectChosen(page: Page, chosen: Record<string, string>, typed = chosen.Without): Promise<void> {
  const named = Object.fromEntries(
    Object.entries(chosen).map(([label, value]) => [label === 'Without' ? 'not' : label.toLowerCase(), value]),
  );
  await expect
    .poll(() => {
      const query = Object.fromEntries(new URL(page.url()).searchParams);
      for (const name of ['tab', 'q', 'seed', 'device']) delete query[name];
      return query;
    })
    .toEqual(named);
  for (const label of ['Shape', 'At least', 'Tone']) {
    await expect(currentOf(page, label)).toHaveValue(chosen[label] ?? '');
  }
  await expect(fieldOf(page, 'Without')).toHaveValue(typed ?? '');
}

const firstChoice = (field: Locator) =>
  field.evaluate((element) => {
    const options = [...element.querySelectorAll<HTMLInputElement | HTMLOptionElement>('input, option')];
    return options.find(({ value, disabled }) => value && !disabled)?.value ?? '';
  });

test('a visitor combines filters, removes them one by one and restores them by keyboard', {
  tag: '@js',
}, async ({ page, visit }) => {
  await visit('/?q=panorama');
  await page.getByText('Filters', { exact: true }).press('Enter');
  const chosen: Record<string, string> = {};
  for (const label of ['Shape', 'Sort']) {
    chosen[label] = await firstChoice(fieldOf(page, label));
    await keyTarget(page, label).press('ArrowDown');
    await expectChosen(page, chosen);
    await expect(keyTarget(page, label)).toBeFocused();
  }
  chosen.Without = 'nobody,nothing';
  await fieldOf(page, 'Without').fill('nobody, nothing');
  await fieldOf(page, 'Without').press('Enter');
  await expectChosen(page, chosen);

  const { Shape, ...others } = chosen;
  await chips(page).first().press('Enter');
  await expectChosen(page, others);
  await expect(chips(page).first()).toBeFocused();
  await chips(page).last().press('Enter');
  await expectChosen(page, { ...others, Without: 'nobody' });
  await page.goBack();
  await expectChosen(page, others);
  await page.goBack();
  await expectChosen(page, chosen);
  await page.goForward();
  await expectChosen(page, others);
  await currentOf(page, 'Shape').press('ArrowDown');
  await expectChosen(page, chosen);
});

test('without JavaScript, each filter is sent together with the earlier ones, and colours lead to lists', {
  tag: '@no-js',
}, async ({ page, visit }) => {
  await visit('/category/space');
  await page.getByText('Filters', { exact: true }).click();
  const chosen: Record<string, string> = {};
  for (const label of ['Shape', 'Colour', 'Sort']) {
    chosen[label] = await firstChoice(fieldOf(page, label));
    await choose(page, label, chosen[label] ?? '');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('Filters', { exact: true }).click();
    await expectChosen(page, chosen);
  }

  // A device is not a filter to remove in the list for one device.
  await visit('/?tab=random&device=mobile&seed=5&colour=blue');
  await expect(chips(page)).toHaveText(['Blue ×']);
  await chips(page).click();
  await expect(page).toHaveURL('/?tab=random&device=mobile&seed=5');

  await visit('/tag/coral?shape=round');
  await expect(page.getByText("“round” isn't a shape we know. Choose one of")).toBeVisible();
  await expect(page.getByLabel('Shape')).toHaveAttribute('aria-invalid', 'true');
  const cards = page.getByRole('region', { name: 'Wallpapers' });
  await expect(cards.getByRole('listitem')).toHaveCount(12);
  await cards.getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await page.getByRole('list', { name: 'Colours in this picture' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/colour\/[a-z]+$/);
  await expect(cards.getByRole('listitem').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('filters stay after Load More, in another category and in a search', { tag: ['@js', '@core'] }, async ({
    page,
    visit,
  }) => {
    await visit('/?tab=pc');
    const cards = page.getByRole('region', { name: 'PC wallpapers' }).getByRole('listitem');
    await page.getByRole('link', { name: 'Load More Wallpapers' }).tap();
    await expect.poll(() => cards.count()).toBeGreaterThan(40);
    const open = () => page.getByText('Filters', { exact: true }).first().tap();
    const show = () => page.getByRole('dialog').getByRole('button', { name: /^Show/ }).tap();
    await open();
    await choose(page, 'Shape', '16:9');
    await expect.poll(() => cards.count()).toBeLessThan(40);
    const colour = await firstChoice(fieldOf(page, 'Colour'));
    await choose(page, 'Colour', colour);
    await expectChosen(page, { Shape: '16:9', Colour: colour });
    await show();

    await page.getByRole('searchbox').fill('panorama');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?]q=panorama/);
    await open();
    await expectChosen(page, { Shape: '16:9', Colour: colour });
    await show();
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Space' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Space wallpapers');
    await open();
    await expectChosen(page, { Shape: '16:9', Colour: colour });
    await show();
    await page.getByRole('navigation', { name: 'Other categories' }).getByRole('link', { name: 'Nature' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nature wallpapers');
    await chips(page).first().tap();
    await expect(page).toHaveURL(/[?]colour=\w+$/);
    await page.goBack();
    await expect(chips(page)).toHaveCount(2);
  });

  test('the sheet of filters is closed by its button, Esc, going back and a tap beside it, and keeps the focus inside', {
    tag: '@js',
  }, async ({ page, visit }) => {
    await visit('/tag/coral');
    const address = page.url();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const button = page.locator('summary').filter({ hasText: 'Filters' });
    const ways = [
      () => sheet.getByRole('button', { name: 'Close' }).tap(),
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
      // On a link behind the backdrop.
      () => page.touchscreen.tap(50, 20),
    ];
    for (const close of ways) {
      await button.tap();
      await expect(sheet).toBeVisible();
      for (let presses = 0; presses < 25; presses++) await page.keyboard.press(presses % 2 ? 'Tab' : 'Shift+Tab');
      expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await close();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(address);
      await expect(button).toBeFocused();
    }
    await button.tap();
    const shape = await firstChoice(fieldOf(page, 'Shape'));
    await choose(page, 'Shape', shape);
    await expectChosen(page, { Shape: shape });
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(chips(page)).toHaveCount(1);
    await expect(page).toHaveURL(/[?]shape=[^#]+$/);
  });

  test('without JavaScript the filters are a part of the page', { tag: '@no-js' }, async ({ page, visit }) => {
    await visit('/tag/coral');
    await page.getByText('Filters', { exact: true }).tap();
    await expect(page.locator('.filter-form')).toHaveCSS('position', 'static');
    const [form, list] = [page.locator('.filter-form'), page.locator('.masonry')];
    const bottom = await form.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await list.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bottom);
  });
});

test('what you type or choose while a list loads is kept', { tag: '@js' }, async ({ page, visit }) => {
  await visit('/tag/coral');
  await page.getByText('Filters', { exact: true }).click();
  const answer = await holdBack(page, '**/tag/coral.data*');
  const shape = await firstChoice(fieldOf(page, 'Shape'));
  const asked = page.waitForRequest(/coral\.data/);
  await choose(page, 'Shape', shape);
  await asked;
  await fieldOf(page, 'Without').pressSequentially('nobody');
  answer();
  await expectChosen(page, { Shape: shape }, 'nobody');
  await fieldOf(page, 'Without').press('Enter');
  await expectChosen(page, { Shape: shape, Without: 'nobody' });
});

test('a choice made before the scripts start counts', { tag: '@js' }, async ({ page }) => {
  const begin = await holdBack(page, '**/build/**/*.js');
  await page.goto('/tag/coral', { waitUntil: 'domcontentloaded' });
  await page.getByText('Filters', { exact: true }).click();
  const shape = await firstChoice(fieldOf(page, 'Shape'));
  await choose(page, 'Shape', shape);
  begin();
  await expectChosen(page, { Shape: shape });
});

test('a form sent again unchanged adds no step back', { tag: '@js' }, async ({ page, visit }) => {
  await visit('/tag/coral');
  await page.getByText('Filters', { exact: true }).click();
  await fieldOf(page, 'Sort').selectOption('downloads');
  await expect(page).toHaveURL('/tag/coral?sort=downloads');
  await page.getByRole('button', { name: /^Show \d+$/ }).click();
  await isIdle(page);
  await page.goBack();
  await expect(page).toHaveURL('/tag/coral');

  await visit('/tag/coral');
  const search = page.getByRole('banner').getByLabel('Search wallpapers');
  for (const words of ['coral', 'coral', 'coral reef']) {
    await search.fill(words);
    await search.press('Enter');
    await expect(page).toHaveURL(`/?q=${words.replace(' ', '+')}`);
    await isIdle(page);
  }
  await page.goBack();
  await expect(page).toHaveURL('/?q=coral');
  await page.goBack();
  await expect(page).toHaveURL('/tag/coral');
});

test('going back from another document restores earlier choices', { tag: '@js' }, async ({ page, visit }) => {
  await visit('/tag/coral');
  await page.getByText('Filters', { exact: true }).click();
  const shape = await firstChoice(fieldOf(page, 'Shape'));
  await choose(page, 'Shape', shape);
  await expectChosen(page, { Shape: shape });
  await fieldOf(page, 'Sort').selectOption('downloads');
  await expectChosen(page, { Shape: shape, Sort: 'downloads' });
  await visit('/help');
  // Two choices back: a new document, whose form the browser fills in.
  await Promise.all([
    page.waitForURL(/\/tag\/coral/),
    // Later, so that the browser answers before it leaves the page.
    page.evaluate(() => void setTimeout(() => history.go(-2))),
  ]);
  await becomesAlive(page);
  await isIdle(page);
  await page.getByText('Filters', { exact: true }).click();
  await expectChosen(page, { Shape: shape });
  await expect(fieldOf(page, 'Sort')).toHaveValue('');
});
