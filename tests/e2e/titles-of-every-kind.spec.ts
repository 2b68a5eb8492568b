import type { Page } from '@playwright/test';
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

/** Whatever sticks out of its card. */
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
      return addWallpaper({ name: 'picture.png', ...size, fields: { title, tags: JSON.stringify(tags) } });
    }),
  );
  const WIDTHS = [320, 360, 768, 1440];
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
  await visit('/tag/a');
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText([LONG]);
});

test('a title from right to left reads from right to left', { tag: '@no-js' }, async ({
  page,
  visit,
  addWallpaper,
}) => {
  const title = 'ليل هادئ في الصحراء';
  const tags = JSON.stringify(['written from right to left', 'صحراء']);
  const { path } = await addWallpaper({ name: 'picture.png', width: 480, height: 270, fields: { title, tags } });
  await visit('/tag/written-from-right-to-left');
  const direction = (element: Element) => getComputedStyle(element).direction;
  const onCard = page.getByRole('listitem').getByRole('heading', { name: title });
  expect(await onCard.evaluate(direction)).toBe('rtl');
  // Its tags begin where it does, and read on as it does.
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  const tag = card.getByRole('link', { name: 'written from right to left', exact: true });
  const other = card.getByRole('link', { name: 'صحراء', exact: true });
  const [edge, first, second] = await Promise.all([card, tag, other].map((part) => part.boundingBox()));
  if (!edge || !first || !second) throw new Error('The card is not there.');
  expect(first.x + first.width).toBeCloseTo(edge.x + edge.width, 0);
  expect(second.x + second.width).toBeLessThan(first.x);
  expect(await other.evaluate(direction)).toBe('rtl');
  await visit(path);
  expect(await page.getByRole('heading', { level: 1 }).evaluate(direction)).toBe('rtl');
});

test('one long word widens no page of cuts', { tag: '@no-js' }, async ({ page, visit, addWallpaper }) => {
  const { path } = await addWallpaper({ name: 'picture.png', width: 480, height: 270, fields: { title: UNBROKEN } });
  await page.setViewportSize({ width: 360, height: 800 });
  for (const way of ['screen', 'monitors']) {
    await visit(`${path}/${way}`);
    expect(await sidewaysScroll(page), way).toBeLessThanOrEqual(0);
  }
});
