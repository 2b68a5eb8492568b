import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(17, 17, 19)';

const ground = (page: Page) =>
  page.evaluate(() => {
    const body = getComputedStyle(document.body).backgroundColor;
    return body === 'rgba(0, 0, 0, 0)' ? getComputedStyle(document.documentElement).backgroundColor : body;
  });
const choice = (page: Page, name: string) => page.getByRole('form', { name: 'Theme' }).getByRole('button', { name });

for (const device of ['light', 'dark'] as const) {
  const [same, other] = device === 'light' ? [LIGHT, DARK] : [DARK, LIGHT];
  const opposite = device === 'light' ? 'Dark' : 'Light';
  // The form is the same with and without scripts. Each device proves one of them.
  const tag = device === 'light' ? '@js' : '@no-js';

  test(`on a ${device} device, a visitor chooses the other theme and keeps it`, { tag }, async ({
    page,
    visit,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: device });
    await visit('/?tab=pc');
    expect(await ground(page)).toBe(same);
    await expect(choice(page, 'System')).toHaveAttribute('aria-pressed', 'true');
    await choice(page, opposite).click();
    await expect(choice(page, opposite)).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/?tab=pc');
    await expect.poll(() => ground(page)).toBe(other);
    // Pages without scripts, missing pages and the administrator's pages too.
    for (const path of ['/help', '/login']) {
      await visit(path);
      expect(await ground(page), path).toBe(other);
    }
    // Browsers print in light mode.
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    expect(await ground(page)).toBe(LIGHT);
    await page.emulateMedia({ media: 'screen', colorScheme: device });
    await choice(page, 'System').click();
    await expect(choice(page, 'System')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => ground(page)).toBe(same);
    expect(await context.cookies()).toEqual([]);
  });
}
