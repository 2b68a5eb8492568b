import { expect, type Page } from '@playwright/test';
import { COLOURS, findBarriers } from './barriers';

/** In light and dark mode, which only differ in colours. */
export async function expectNoBarriers(page: Page, where = page.url()): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await findBarriers(page), `${where}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await findBarriers(page, COLOURS), `${where}, dark`).toEqual([]);
}
