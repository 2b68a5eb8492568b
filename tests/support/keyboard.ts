import type { Page } from '@playwright/test';

/** Presses Tab until this is focused. Returns the elements on the way. */
export async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'searchbox' | 'textbox',
  name: string | RegExp,
  most = 60,
) {
  const target = page.getByRole(role, { name, exact: true }).first();
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return target;
  }
  throw new Error(`Tab does not reach the ${role} "${name}"`);
}

/** Whether the focus is visible, as an outline on the element or around it. */
export const showsFocus = (page: Page) =>
  page.evaluate(() => {
    let element: Element | null = document.activeElement;
    for (let up = 0; element && up < 4; up++, element = element.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return true;
    }
    // A card shows the outline around its picture.
    const picture = document.activeElement?.closest('li')?.querySelector('a');
    return picture ? parseFloat(getComputedStyle(picture).outlineWidth) >= 2 : false;
  });
