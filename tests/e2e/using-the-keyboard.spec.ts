import { showsFocus } from '../support/keyboard';
import { expect, test } from '../support/test';

test('a visitor searches by keyboard alone', { tag: ['@js', '@core'] }, async ({ page, visit }) => {
  await visit('/category/nature');
  const box = page.getByRole('banner').getByRole('searchbox').or(page.getByRole('banner').getByRole('combobox'));
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    if (await box.evaluate((element) => element === document.activeElement)) break;
  }
  await page.keyboard.type('lighthouse');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=lighthouse/);
  await expect(page.getByRole('listitem').getByRole('heading', { name: 'Chosen Lighthouse' })).toBeVisible();
});

test('the focus is always visible while tabbing through a page', { tag: '@js' }, async ({ page, visit }) => {
  for (const path of ['/', '/contact', '/help']) {
    await visit(path);
    const invisible: string[] = [];
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab');
      if (!(await showsFocus(page)))
        invisible.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''));
    }
    expect(invisible.filter((html) => !html.startsWith('<body'))).toEqual([]);
  }
});
