import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const listNames = (page: Page) => page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 });
const nav = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });

test('the home page has a list for each device, and the categories', {
  tag: '@no-js',
}, async ({ page, visit }) => {
  await visit('/');
  await expect(page).toHaveTitle('Free wallpapers for PC, mobile and tablet – Tapeta');
  await expect(listNames(page)).toHaveText(['PC wallpapers', 'Mobile wallpapers', 'Tablet wallpapers']);
  for (const [name, count] of [
    // One of 40 is at the top of the page.
    ['PC wallpapers', 39],
    ['Mobile wallpapers', 40],
    ['Tablet wallpapers', 2],
  ] as const) {
    await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(count);
  }
  const chips = page.getByRole('main').getByRole('navigation', { name: 'Categories' });
  await expect(chips.getByRole('link')).toHaveCount(8);
  await expect(chips.getByRole('link', { name: 'All Categories' })).toHaveAttribute('aria-current', 'page');
  await chips.getByRole('link', { name: 'Space' }).click();
  await expect(page).toHaveURL(/\/category\/space$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Space wallpapers');
});

test('choosing a tab drops the search and the filters', { tag: '@js' }, async ({ page, visit }) => {
  await visit('/?q=forest&device=mobile');
  const tabs = nav(page, 'Main');
  for (const [tab, lists] of [
    ['PC Wallpapers', ['PC wallpapers']],
    ['Mobile Wallpapers', ['Mobile wallpapers']],
    ['Random', ['Random PC wallpapers']],
    ['Home', ['PC wallpapers', 'Mobile wallpapers', 'Tablet wallpapers']],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(listNames(page)).toHaveText([...lists]);
    await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('banner').getByRole('searchbox')).toHaveValue('');
    expect(new URL(page.url()).search).not.toMatch(/q=|device=mobile/);
  }
});

test('a visitor switches to one device and back to both', { tag: ['@js', '@core'] }, async ({ page, visit }) => {
  await visit('/');
  const devices = nav(page, 'Device');
  for (const [choice, lists] of [
    ['Mobile', ['Mobile wallpapers']],
    ['PC', ['PC wallpapers']],
    ['Tablet', ['Tablet wallpapers']],
    ['Both', ['PC wallpapers', 'Mobile wallpapers', 'Tablet wallpapers']],
  ] as const) {
    await devices.getByRole('link', { name: choice }).click();
    await expect(listNames(page)).toHaveText([...lists]);
    await expect(devices.getByRole('link', { name: choice })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('definition')).toHaveCount(4);
  }
});
