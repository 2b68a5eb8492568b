import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '../support/test';

test.use({ siteName: 'desk' });

/** Every page of the admin area, by the names of the route files: a new one is covered from its first day. */
const adminPages = readdirSync('app/routes')
  .filter((file) => /^admin[._]/.test(file))
  .map((file) => ({ path: pathOf(file), hasAction: /export async function action/.test(read(file)) }))
  // The layout has the address of the page inside it.
  .filter(({ path, hasAction }, index, all) => hasAction || all.findIndex((other) => other.path === path) === index);

function read(routeFile: string): string {
  return readFileSync(`app/routes/${routeFile}`, 'utf8');
}

function pathOf(routeFile: string): string {
  const name = routeFile.replace(/(\._index)?\.tsx?$/, '').replaceAll('_', '');
  return `/${name.replaceAll('.', '/')}`.replaceAll(/\$\w+/g, '1');
}

test('there are pages to keep visitors out of', () => {
  expect(adminPages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/admin', '/admin/wallpapers', '/admin/wallpapers/1/delete']),
  );
});

for (const { path, hasAction } of adminPages) {
  test(`a visitor at ${path} is sent to the login`, async ({ page, visit, request, site }) => {
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login');
    await expect(page).toHaveURL(`${site.url}/login?${new URLSearchParams({ next: path })}`);

    const answer = await request.get(`${path}?sort=title`, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe(`/login?${new URLSearchParams({ next: `${path}?sort=title` })}`);
    expect(await answer.text()).toBe('');
  });

  if (!hasAction) continue;
  test(`a visitor changes nothing at ${path}`, async ({ request, site }) => {
    const headers = { Origin: site.url };
    const answer = await request.post(path, { form: { intent: 'delete' }, headers, maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe(`/login?${new URLSearchParams({ next: path })}`);
  });
}
