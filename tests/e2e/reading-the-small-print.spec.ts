import { expect, test } from '../support/test';

const PAGES = [
  { path: '/help', title: 'Help Center', section: 'Set it as your wallpaper' },
  { path: '/terms', title: 'Terms of Service', section: 'If a picture is yours' },
  { path: '/privacy', title: 'Privacy Policy', section: 'What we count' },
];

test('a visitor reads each page and jumps to a section', { tag: ['@js', '@core'] }, async ({ page, visit, site }) => {
  for (const { path, title, section } of PAGES) {
    await visit(path);
    await expect(page).toHaveTitle(`${title} – Tapeta`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.url + path);
    expect((await page.locator('meta[name=description]').getAttribute('content'))?.length).toBeGreaterThan(40);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: section }).click();
    await expect(page.getByRole('heading', { name: section })).toBeInViewport();
    expect(await page.getByRole('main').locator('p').first().evaluate(measure)).toBeLessThanOrEqual(75);
  }
});

test('every link of these pages leads somewhere, and the help has steps for every system', { tag: '@no-js' }, async ({
  page,
  visit,
  request,
}) => {
  const others = new Set<string>();
  for (const { path } of PAGES) {
    await visit(path);
    const links = page.getByRole('main').locator('a[href^="/"], a[href^="#"]');
    for (const address of await links.evaluateAll((all: HTMLAnchorElement[]) =>
      all.map((a) => a.getAttribute('href') ?? ''),
    )) {
      if (address.startsWith('#')) await expect(page.locator(`[id="${address.slice(1)}"]`), address).toHaveCount(1);
      else if (address !== '/feed.xml') others.add(address);
    }
  }
  for (const address of others) expect((await request.get(address)).status(), address).toBe(200);
  await expect(page.getByText('The site logs one line for each request')).toBeVisible();
  await expect(page.getByText('no page shows them to visitors')).toBeVisible();
  await expect(page.getByText(/no log of visits|never shown to anyone/)).toHaveCount(0);

  await visit('/help');
  for (const system of ['Windows', 'macOS', 'Android', 'iOS (iPhone)', 'iPadOS (iPad)', 'Linux']) {
    const part = page.getByRole('group').filter({ has: page.getByText(system, { exact: true }) });
    if (system !== 'Windows') await part.getByText(system, { exact: true }).click();
    await expect(part.getByRole('listitem').first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'tell us in a message' }).click();
  await expect(page.getByRole('main').getByLabel('Subject', { exact: true })).toHaveValue('Report a picture');
});

test('pages print without navigation and buttons, black on white', { tag: '@no-js' }, async ({ page, visit }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await visit('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByText('On this page')).toBeHidden();
  const colours = await page.locator('body').evaluate((body) => {
    const text = body.querySelector('main section p, main section li') ?? body;
    return [getComputedStyle(body).backgroundColor, getComputedStyle(text).color];
  });
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);

  await visit('/?tab=pc');
  const first = page.getByRole('region', { name: 'PC wallpapers' }).getByRole('heading', { level: 3 }).first();
  await expect(first).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Quick view|Load More/ })).toHaveCount(0);
  await visit((await first.getByRole('link').getAttribute('href')) ?? '');
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('img').first()).toBeVisible();
});

test('reading pages sets no cookies', { tag: '@js' }, async ({ page, visit, context }) => {
  for (const path of ['/', '/help', '/contact', '/subscribe']) await visit(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});

/** How many characters fit in a line of the paragraph. */
function measure(paragraph: Element): number {
  const ruler = document.createElement('span');
  ruler.textContent = '0'.repeat(100);
  ruler.setAttribute('style', 'position: absolute; visibility: hidden; white-space: nowrap');
  paragraph.append(ruler);
  const character = ruler.getBoundingClientRect().width / 100;
  ruler.remove();
  return paragraph.getBoundingClientRect().width / character;
}
