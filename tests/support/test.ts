import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type Response,
  type Route,
} from '@playwright/test';
import { gallerySite, type SiteAccess } from './gallery-site';
import { type Painting, paint } from './painting';
import { random } from './seed';
import { requireQuiet, type Site, startSite } from './site';

interface Options {
  /** Console errors that a test provokes: the browser reports every 4xx and 5xx answer. */
  expectedProblems: RegExp[];
  /** Whether the browser starts logged in. */
  isAdministrator: boolean;
  /** `gallery` has pictures and never changes, so lists are stable. A `desk` starts empty, and tests change it. */
  siteName: 'gallery' | 'desk';
}

/** By default a small landscape picture. */
interface Upload extends Partial<Painting> {
  /** The file's name, from which the title is guessed. */
  name?: string;
  fields?: Record<string, string>;
}

export interface Wallpaper {
  id: number;
  title: string;
  path: string;
  /** The uploaded file. */
  file: Buffer;
}

interface WorkerFixtures {
  openDesk(): Promise<Site>;
}

interface Fixtures {
  site: SiteAccess;
  oneTag: undefined;
  loggedIn: undefined;
  noProblems: undefined;
  /** Opens a page and waits until it is hydrated. Triggers that by default, as a visitor would. */
  visit(path: string, how?: { isWoken: boolean }): Promise<Response>;
  /** Logs the browser in. */
  logIn(): Promise<void>;
  /** The administrator's connection, separate from the browser's. */
  administrator: APIRequestContext;
  /** Adds a wallpaper, which is removed with the desk. */
  addWallpaper(upload: Upload): Promise<Wallpaper>;
}

const RUNS = new Set(['@both', '@js', '@no-js']);

const OWN_HEADERS = { 'X-Requested-With': 'XMLHttpRequest' };

export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  siteName: ['gallery', { option: true }],
  expectedProblems: [[], { option: true }],
  isAdministrator: [false, { option: true }],

  // Every process has its own desk, because parallel tests would see each other's wallpapers. Not a worker option: that would
  // restart the process whenever a file with a desk follows one without.
  openDesk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
    async ({}, use) => {
      let desk: Promise<Site> | undefined;
      await use(() => {
        desk ??= startSite({ env: { SITE_LANGUAGES: 'en,es' } });
        return desk;
      });
      const opened = await desk;
      await opened?.stop();
      if (opened) requireQuiet(opened);
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  site: [
    async ({ siteName, openDesk }, use) => use(siteName === 'gallery' ? gallerySite() : await openDesk()),
    { timeout: 300_000 },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  // Each test is a different client, so that none uses up the limits of another.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
  extraHTTPHeaders: ({}, use) => use({ 'X-Forwarded-For': `2001:db8:${randomGroup()}:${randomGroup()}::1` }),

  oneTag: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
    async ({}, use, { tags }) => {
      expect(
        tags.filter((tag) => RUNS.has(tag)),
        'Tag the test @both, @js or @no-js to say where it runs',
      ).toHaveLength(1);
      await use(undefined);
    },
    { auto: true },
  ],

  noProblems: [
    async ({ context, site, expectedProblems, javaScriptEnabled }, use) => {
      const problems = watchProblems(context, site.url, javaScriptEnabled);
      await use(undefined);
      expect(problems.filter((problem) => !expectedProblems.some((expected) => expected.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],

  visit: async ({ page, javaScriptEnabled }, use) =>
    use(async (path, { isWoken } = { isWoken: true }) => {
      // Without scripts, nothing waits for the styles.
      const response = await page.goto(path, { waitUntil: javaScriptEnabled ? 'domcontentloaded' : 'load' });
      // The scripts start when the page and its pictures are shown, or when the visitor does something.
      const hasScripts =
        javaScriptEnabled && (await page.locator('script:not([type="application/ld+json"])').count()) > 0;
      if (hasScripts && isWoken) await page.evaluate(() => dispatchEvent(new Event('touchstart')));
      // A page without scripts is ready when its styles are there.
      if (hasScripts) await becomesAlive(page);
      else await page.waitForLoadState();
      return response as Response;
    }),

  logIn: async ({ context, site }, use) => use(() => logInWith(context.request, site)),

  loggedIn: [
    async ({ isAdministrator, logIn }, use) => {
      if (isAdministrator) await logIn();
      await use(undefined);
    },
    { auto: true },
  ],

  administrator: async ({ playwright, site }, use) => {
    const request = await playwright.request.newContext({ baseURL: site.url, extraHTTPHeaders: OWN_HEADERS });
    await logInWith(request, site);
    await use(request);
    await request.dispose();
  },

  addWallpaper: async ({ administrator }, use) => {
    await use(async ({ name = 'x.jpg', fields = {}, ...painting }) => {
      const file = await paint({ width: 160, height: 100, ...painting });
      const image = { name, mimeType: 'application/octet-stream', buffer: file };
      const answer = await administrator.post('/api/wallpapers', { multipart: { ...fields, image } });
      expect(answer.status(), await answer.text()).toBe(201);
      const { id, title } = await answer.json();
      return { id, title, path: `/wallpaper/${id}`, file };
    });
  },
});

export { expect };

/** A form's result: a toast, or a sentence on the page. Leaves out the toast's announcement. */
export function message(page: Page, kind: 'success' | 'error', text: string): Locator {
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  const sentences = page.getByRole(kind === 'error' ? 'alert' : 'status');
  return toasts.or(sentences).filter({ hasText: new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) });
}

/** The value next to the name of a wallpaper's fact. */
export const fact = (within: Page | Locator, name: string) =>
  within.getByRole('term').filter({ hasText: name }).locator('+ dd');

/** Delays the page's requests until the returned function is called. */
export async function holdBack(
  page: Page,
  url: string,
  answer = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}

const drawGroup = random('clients');

/** A group of an IPv6 address. The first four identify a client. */
const randomGroup = () => Math.floor(drawGroup() * 0x10000).toString(16);

async function logInWith(request: APIRequestContext, { adminUsername, adminPassword }: SiteAccess): Promise<void> {
  const data = { username: adminUsername, password: adminPassword };
  const answer = await request.post('/api/auth/login', { data, headers: OWN_HEADERS });
  expect(answer.status()).toBe(200);
}

/** Collects the errors of all pages of this browser. */
function watchProblems(context: BrowserContext, ownUrl: string, hasScripts: boolean): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    // Only says that a busy machine took long to use what it had loaded.
    if (message.text().includes('was preloaded using link preload but not used within')) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => problems.push(`error: ${error.error().stack ?? error.error()}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== ownUrl) problems.push(`foreign host: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Pictures that are still loading when the visitor leaves the page.
    if (reason === 'net::ERR_ABORTED') return;
    // The browser reports this for every script when JavaScript is off. Real violations of the policy reach the console.
    if (reason === 'csp' && !hasScripts && request.resourceType() === 'script') return;
    problems.push(`request failed: ${request.url()} ${reason}`);
  });
  return problems;
}

/** Waits until a hydrated page has finished its own requests. */
export async function isIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await new Promise((done) => requestIdleCallback(done));
  });
}

/** Waits until the page is hydrated. */
export async function becomesAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
}
