import type { Page } from '@playwright/test';

/** Presses Tab until this is focused. Returns everything that had the focus before. */
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

/** Whether the focus is visible: an outline on the element or around it. */
export const showsFocus = (page: Page) =>
  page.evaluate(() => {
    let element: Element | null = document.activeElement;
    for (let up = 0; element && up < 4; up++, element = element.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return true;
    }
    // Cards show it around their picture.
    const picture = document.activeElement?.closest('li')?.querySelector('a');
    return picture ? parseFloat(getComputedStyle(picture).outlineWidth) >= 2 : false;
  });

/** The focused element, if something that stays in view lies over all of it (WCAG 2.4.11). */
export const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    const isSeen = parts.some((x) =>
      parts.some((y) => {
        const there = document.elementFromPoint(left + width * x, top + height * y);
        return there && (focused.contains(there) || there.contains(focused));
      }),
    );
    return isSeen ? null : focused.outerHTML.slice(0, 120);
  });
