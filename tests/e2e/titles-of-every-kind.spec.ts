import type { Page } from '@playwright/test';
import { adminPages } from '../support/admin-pages';
import { inDatabase } from '../support/site-database';
import { expect, test } from '../support/test';

test.use({ siteName: 'desk' });

const LONG = `A panorama of ${'very '.repeat(36)}far`.slice(0, 200);
const UNBROKEN = 'Donaudampfschiff'.repeat(12);
const UPLOADS = [
  { title: LONG, tags: ['a', 'b', 'é', '7'] },
  { title: UNBROKEN, tags: ['x'.repeat(50)] },
  { title: 'غروب الشمس فوق البحر الأبيض المتوسط', tags: ['غروب', 'بحر'] },
  { title: '🏔️ שקיעה בהרים 👩‍👩‍👧‍👦🇨🇿', tags: ['שקיעה', '🌋🌋'] },
  { title: '<b>Not bold</b> & "quoted" {{braces}}', tags: ['<i>'] },
  { title: '日本の山々と静かな湖の夜明け', tags: ['山'] },
];

async function sidewaysScroll(page: Page): Promise<number> {
  await page.waitForLoadState('load');
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Everything that sticks out of its card. */
const stickingOut = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .evaluateAll((cards) =>
      cards.flatMap((card) => {
        const { left, right, bottom } = card.getBoundingClientRect();
        return [...card.querySelectorAll('h3, p')]
          .map((part) => ({ box: part.getBoundingClientRect(), text: part.textContent }))
          .filter(({ box }) => box.left < left - 1 || box.right > right + 1 || box.bottom > bottom + 1)
          .map(({ text }) => text);
      }),
    );

test('titles and tags of every kind break no page', { tag: ['@js', '@fault'] }, async ({
  page,
  visit,
  addWallpaper,
}) => {
  const added = await Promise.all(
    UPLOADS.map(({ title, tags }, index) => {
      const size = index % 2 ? { width: 90, height: 160 } : { width: 160, height: 90 };
      return addWallpaper({
        name: 'picture.png',
        ...size,
        fields: { title, tags: JSON.stringify(tags), description: 'y'.repeat(300) },
      });
    }),
  );
  const WIDTHS = [320, 768, 1440];
  await visit('/');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page), `home at ${width}`).toBeLessThanOrEqual(0);
    expect(await stickingOut(page), `cards at ${width}`).toEqual([]);
  }
  for (const { path, title } of added) {
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page), `${title} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
  await page.setViewportSize({ width: 360, height: 800 });
  for (const way of ['screen', 'monitors']) {
    await visit(`${added[1]?.path}/${way}`);
    expect(await sidewaysScroll(page), way).toBeLessThanOrEqual(0);
  }
  // The longest title, one without spaces, and a right-to-left one.
  for (const { id, title } of added.slice(0, 3)) {
    await visit(`/#quick-view-${id}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('y'.repeat(300))).toBeVisible();
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await dialog.evaluate((it) => it.scrollWidth - it.clientWidth);
      expect(overflow, `preview of ${title}`).toBeLessThanOrEqual(0);
    }
  }
  await visit('/tag/a');
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText([LONG]);
});

test('a right-to-left title is shown from right to left', { tag: '@no-js' }, async ({ page, visit, addWallpaper }) => {
  const title = 'ليل هادئ في الصحراء';
  const tags = JSON.stringify(['written from right to left', 'صحراء']);
  const { path } = await addWallpaper({ name: 'picture.png', width: 480, height: 270, fields: { title, tags } });
  await visit('/tag/written-from-right-to-left');
  const direction = (element: Element) => getComputedStyle(element).direction;
  const onCard = page.getByRole('listitem').getByRole('heading', { name: title });
  expect(await onCard.evaluate(direction)).toBe('rtl');
  // Its tags start at the same edge and continue in the same direction.
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  const tag = card.getByRole('link', { name: 'written from right to left', exact: true });
  const other = card.getByRole('link', { name: 'صحراء', exact: true });
  const [edge, first, second] = await Promise.all([onCard, tag, other].map((part) => part.boundingBox()));
  if (!edge || !first || !second) throw new Error('The card is not there.');
  expect(first.x + first.width).toBeCloseTo(edge.x + edge.width, 0);
  expect(second.x + second.width).toBeLessThan(first.x);
  expect(await other.evaluate(direction)).toBe('rtl');
  await visit(path);
  expect(await page.getByRole('heading', { level: 1 }).evaluate(direction)).toBe('rtl');
});

/** Controls that can't be reached at this width, or that something else covers. */
const outOfReach = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const { clientWidth, scrollWidth } = document.documentElement;
    // Excludes the room reserved for a scrollbar.
    const { right } = document.body.getBoundingClientRect();
    const problems = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px to scroll sideways`] : [];
    const isForReaders = (element: Element) => element.closest('thead')?.getBoundingClientRect().width === 1;
    // The rows of a table are alike. Those with the longest texts stand for the others.
    const rows = [...main.querySelectorAll('tbody')].flatMap((body) =>
      [...body.rows].sort((a, b) => b.textContent.length - a.textContent.length).slice(0, 3),
    );
    const isLikeOthers = (element: Element) => {
      const row = element.closest<HTMLTableRowElement>('tbody tr');
      return row !== null && !rows.includes(row);
    };
    for (const control of main.querySelectorAll(
      'a, button, input:not([type=hidden], [aria-hidden]), select, textarea, summary',
    )) {
      if (isLikeOthers(control) || !control.checkVisibility() || isForReaders(control)) continue;
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const [box = new DOMRect()] = control.getClientRects();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const isHit = hit && (control.contains(hit) || hit.closest('label')?.contains(control));
      if (box.left < 0 || box.right > right + 1 || !isHit) {
        problems.push(control.getAttribute('aria-label') || control.textContent || control.outerHTML);
      }
    }
    return problems;
  });

test('long titles, categories and tags leave every control within the administrator’s reach', { tag: '@both' }, async ({
  page,
  visit,
  logIn,
  site,
  administrator,
  addWallpaper,
  javaScriptEnabled,
}) => {
  const run = javaScriptEnabled ? 'lively' : 'plain';
  const name = `Landscapes, seascapes and all that lies in between them, in the ${run} north`;
  const category = await (await administrator.post('/api/categories', { data: { name, slug: run } })).json();
  const tags = [...Array(10).keys()].map((number) => `long exposure at night ${number}`);
  const fields = { tags: JSON.stringify([...tags, 'é', 'x'.repeat(50)]), categoryId: String(category.id) };
  const [first, second, trashed] = await Promise.all(
    [LONG.padEnd(200, 'r'), UNBROKEN.padEnd(200, 'r'), UNBROKEN].map((title, index) =>
      addWallpaper({
        name: 'picture.png',
        width: 480 + index,
        height: 300,
        fields: { ...fields, title, deviceType: 'videoprojectorscreen' },
      }),
    ),
  );
  await administrator.delete(`/api/wallpapers/${trashed?.id}`);
  const [tag] = await inDatabase(site, "select id from tag where name = repeat('x', 50)");
  const [message] = await inDatabase(
    site,
    `insert into contact_message (email, subject, message)
     values (repeat('x', 200) || '@y.zz', repeat('s', 200), repeat('m', 900)) returning id`,
  );
  await inDatabase(
    site,
    `insert into letter (subject, words, wallpapers) values (repeat('s', 200), '', '{}') on conflict do nothing`,
  );
  const [subscriber] = await inDatabase(
    site,
    "insert into subscriber (email) values (repeat('x', 200) || $1) returning id",
    [`@${run}.example`],
  );
  const ids = new Map(
    Object.entries({ wallpapers: first, categories: category, tags: tag, messages: message, subscribers: subscriber }),
  );
  await logIn();
  const screens = adminPages()
    .filter(({ isScreen }) => isScreen)
    .map(({ path }) => path.replace(/(\w+)\/1\b/, (_, list) => `${list}/${ids.get(list)?.id}`));
  const both = `id=${first?.id}&id=${second?.id}`;
  const everything = '/admin/wallpapers?select=all&sort=downloads30';
  // Scripts do not change the layouts. They add controls to these pages.
  const lively = ['', '/new', '/bulk', `/${first?.id}`].map((part) => `/admin/wallpapers${part}`);
  const paths = javaScriptEnabled
    ? [...lively, everything, '/admin/drafts', '/admin/tags']
    : [
        ...screens,
        everything,
        `/admin/wallpapers?rename=${first?.id}`,
        `/admin/wallpapers/edit?${both}`,
        `/admin/wallpapers/delete?${both}`,
        `/admin/tags/merge?id=${tag?.id}&into=${'y'.repeat(50)}`,
        `/admin/tags/delete?id=${tag?.id}`,
      ];
  // The narrowest screen of each layout.
  const widths = javaScriptEnabled ? [320, 1000] : [320, 600, 768, 900, 1000, 1200];
  for (const path of paths) {
    await visit(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await outOfReach(page), `${path} at ${width}`).toEqual([]);
    }
  }
});
