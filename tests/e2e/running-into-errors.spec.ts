import { expect, test } from '../support/test';

const PAGES: [number, string, string][] = [
  [400, 'Bad request', 'Your request cannot be processed.'],
  [401, 'Not logged in', 'You must be logged in to access this resource.'],
  [403, 'No access', 'You don’t have permission to view this page.'],
  [404, 'Page not found', 'The page you’re looking for doesn’t exist.'],
  [429, 'Too many requests', 'You have made too many requests. Please slow down and try again soon.'],
  [500, 'Server error', 'Something went wrong on our end.'],
  [502, 'Bad gateway', 'Received an invalid response from upstream server.'],
  [503, 'Back shortly', 'We’ll be back shortly. Please try again later.'],
  [504, 'Timed out', 'The server took too long to respond. Please try again later.'],
];

test.use({ expectedProblems: [/status of [45]\d\d/] });

test('every error page says what happened, and links home, to the failed address or to the login', {
  tag: '@no-js',
}, async ({ page, visit }) => {
  const home = page.getByRole('link', { name: 'Go to Home' });
  for (const [status, title, description] of PAGES) {
    const answer = await visit(`/${status}`);
    expect(answer.status()).toBe(status);
    await expect(page).toHaveTitle(`${title} – Tapeta`);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText(String(status), { exact: true })).toBeVisible();
    await expect(main.getByText(description, { exact: true })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(home, String(status)).toHaveAttribute('href', '/');
  }
  await home.click();
  await expect(page.getByRole('region', { name: 'PC wallpapers' })).toBeVisible();

  for (const to of ['//elsewhere.example', 'javascript:alert(1)']) {
    await visit(`/503?to=${encodeURIComponent(to)}`);
    const hrefs = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs, to).toEqual(['/']);
  }
  for (const status of [404, 503]) {
    await visit(`/${status}?to=${encodeURIComponent('/category/nature?device=pc')}`);
    const again = page.getByRole('link', { name: 'Try again' });
    await expect(again, String(status)).toHaveAttribute('href', '/category/nature?device=pc');
  }
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/category/nature?device=pc');
  await visit('/401?to=/admin/wallpapers');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Fwallpapers');
  await visit('/401');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test.describe('with JavaScript, when only the data of a page fails to load', { tag: ['@js', '@fault'] }, () => {
  test('an answer of something else is explained on the page, with a way to try again', async ({ page, visit }) => {
    await visit('/login');
    await page.route('**/*.data*', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Please accept our terms' }),
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'Nature' }).click();
    await expect(page.getByText('Received an invalid response from upstream server.')).toBeVisible();
    await page.unroute('**/*.data*');
    await visit('/login');
    await page.route('**/*.data*', (route) =>
      route.fulfill({ status: 504, contentType: 'text/html', body: '<h1>Proxy error</h1>' }),
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'Nature' }).click();
    await expect(page.getByText('The server took too long to respond. Please try again later.')).toBeVisible();
    await expect(page).toHaveURL('/category/nature');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nature wallpapers' })).toBeVisible();
  });
});
