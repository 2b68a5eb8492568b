import { adminPages } from '../support/admin-pages';
import { expect, test } from '../support/test';

test.use({ siteName: 'desk' });

const pages = adminPages();

test('there are pages to keep visitors out of', { tag: '@no-js' }, () => {
  expect(pages.map(({ path }) => path)).toEqual(
    // The last is every page that is none.
    expect.arrayContaining(['/admin', '/admin/wallpapers', '/admin/wallpapers/1/delete', '/admin/$']),
  );
});

test('a visitor at any of them is sent to the login', { tag: '@no-js' }, async ({ page, visit, request, site }) => {
  for (const { path } of pages) {
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Admin Login');
    await expect(page).toHaveURL(`${site.url}/login?${new URLSearchParams({ next: path })}`);

    const answer = await request.get(`${path}?sort=title`, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers().location).toBe(`/login?${new URLSearchParams({ next: `${path}?sort=title` })}`);
    expect(await answer.text(), path).toBe('');
  }
});

test('a visitor changes nothing at any of them', { tag: '@no-js' }, async ({ request, site }) => {
  for (const { path } of pages.filter(({ hasAction }) => hasAction)) {
    const headers = { Origin: site.url };
    const answer = await request.post(path, { form: { intent: 'delete' }, headers, maxRedirects: 0 });
    const { pathname, searchParams } = new URL(answer.headers().location ?? '/', site.url);
    expect([pathname, searchParams.get('next')]).toEqual(['/login', path]);
    // Where the text of a form is kept, the login takes what was sent.
    expect(answer.status(), path).toBe(searchParams.has('keep') ? 307 : 302);
  }
});
