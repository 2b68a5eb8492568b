import type { Page } from '@playwright/test';
import { MARKUP, ODD } from '../support/hostile-texts';
import { paint } from '../support/painting';
import { inDatabase } from '../support/site-database';
import { expect, test } from '../support/test';

// Any error in the console fails the test, including a violation of the page's security policy.
test.use({ siteName: 'desk', expectedProblems: [/status of 4\d\d/] });

/** Checks that no typed text has run as a script or become an element of the page. */
async function staysText(page: Page, where: string): Promise<void> {
  // The security policy would block such scripts anyway, so this also looks for the elements.
  const broken = await page.evaluate(() => ({
    ran: (window as { broken?: number }).broken,
    elements: document.querySelectorAll(
      '[onerror], [onload], [onfocus], iframe, svg[onload], [href^="javascript:" i], base',
    ).length,
    scripts: [...document.scripts].filter((script) => /^\s*window\.broken/.test(script.textContent ?? '')).length,
  }));
  expect(broken, where).toEqual({ ran: undefined, elements: 0, scripts: 0 });
}

test('what visitors and the administrator type stays text everywhere', { tag: ['@js', '@fault'] }, async ({
  page,
  visit,
  logIn,
  administrator,
  site,
}) => {
  page.on('dialog', () => expect('a dialog').toBe('never'));
  const texts = MARKUP;
  const image = {
    name: `${MARKUP[1]?.replaceAll('/', '')}.png`,
    mimeType: 'image/png',
    buffer: await paint({ width: 480, height: 270 }),
  };
  const tags = JSON.stringify(texts.slice(0, 12).map((text) => text.replaceAll(',', '').slice(0, 60)));
  const fields = {
    title: texts.join(' ').slice(0, 200),
    description: texts.join('\n'),
    resolution: '<b>1x1</b>',
    fileSize: '"><img src=x>',
    tags,
  };
  const { id } = await (await administrator.post('/api/wallpapers', { multipart: { ...fields, image } })).json();
  const category = await (
    await administrator.post('/api/categories', {
      data: { name: '</script><script>window.broken=1</script>', slug: `hostile-${id}` },
    })
  ).json();
  await administrator.put(`/api/wallpapers/${id}`, {
    data: { ...fields, tags: JSON.parse(tags), categoryId: category.id },
  });
  await inDatabase(site, 'delete from contact_message');
  for (const text of texts) {
    await inDatabase(site, 'insert into contact_message (email, subject, message) values ($1, $2, $3)', [
      `${text.replace(/\s|@/g, '').slice(0, 200)}@x.y`,
      text,
      text,
    ]);
  }
  await inDatabase(site, `insert into subscriber (email) select email from contact_message on conflict do nothing`);

  const first = encodeURIComponent(texts[3] ?? '');
  const visitors = [
    '/',
    `/wallpaper/${id}`,
    `/category/hostile-${id}`,
    `/tag/${first}`,
    `/?q=${first}`,
    `/contact?subject=${first}`,
    `/subscribe?next=${first}`,
    `/404?to=${first}`,
    `/302?to=/${first}&delay=9000`,
  ];
  for (const path of visitors) {
    await visit(path);
    await staysText(page, path);
  }
  await logIn();
  const rooms = [
    '',
    '/wallpapers',
    `/wallpapers/${id}`,
    `/wallpapers/${id}/delete`,
    '/categories',
    `/categories/${category.id}`,
    '/tags',
    '/messages',
    '/subscribers',
  ];
  for (const room of rooms) {
    await visit(`/admin${room}`);
    await staysText(page, `/admin${room}`);
  }
});

test('odd texts in a form are refused at the field or accepted as text', { tag: ['@js', '@fault'] }, async ({
  page,
  visit,
}) => {
  for (const text of [...ODD.slice(4, 12), MARKUP[0] ?? '']) {
    await visit('/contact');
    await page.getByLabel('Email').fill(text.slice(0, 200));
    await page.getByLabel('Subject').fill(text.slice(0, 200));
    await page.getByLabel('Message').fill(text);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue(text);
    await staysText(page, text);
  }
});
