import { adminPages } from '../support/admin-pages';
import { expect, test } from '../support/test';

test.use({ siteName: 'desk' });

const pages = adminPages();

test('there are pages to keep visitors out of', { tag: '@no-js' }, () => {
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/admin', '/admin/wallpapers', '/admin/wallpapers/1/delete']),
  );
});

for (const { path, hasAction } of pages) {
  test(`a visitor at ${path} is sent to the login`, { tag: '@no-js' }, async ({ page, visit, request, site }) => {
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login');
    await expect(page).toHaveURL(`${site.url}/login?${new URLSearchParams({ next: path })}`);

    const answer = await request.get(`${path}?sort=title`, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe(`/login?${new URLSearchParams({ next: `${path}?sort=title` })}`);
    expect(await answer.text()).toBe('');
  });

  if (!hasAction) continue;
  test(`a visitor changes nothing at ${path}`, { tag: '@no-js' }, async ({ request, site }) => {
    const headers = { Origin: site.url };
    const answer = await request.post(path, { form: { intent: 'delete' }, headers, maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe(`/login?${new URLSearchParams({ next: path })}`);
  });
}
