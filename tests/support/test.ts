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
  /** Console errors that a test provokes: the browser reports each answer of 400 and up. */
  expectedProblems: RegExp[];
  /** Whether the browser is logged in from the beginning. */
  isAdministrator: boolean;
  /** `gallery` has pictures and stays as it is, so that lists hold still; a `desk` begins empty, and tests change it. */
  siteName: 'gallery' | 'desk';
}

/** A small picture, wider than high, unless it is said otherwise. */
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
  /** Opens a page and, with JavaScript, waits until it is alive; it is woken up unless it shall do so of itself. */
  visit(path: string, how?: { isWoken: boolean }): Promise<Response>;
  /** Logs the browser in. */
  logIn(): Promise<void>;
  /** The administrator's own connection, apart from the browser's. */
  administrator: APIRequestContext;
  /** Adds a wallpaper, which goes away with the desk. */
  addWallpaper(upload: Upload): Promise<Wallpaper>;
}

const RUNS = new Set(['@both', '@js', '@no-js']);

const OWN_HEADERS = { 'X-Requested-With': 'XMLHttpRequest' };

export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  siteName: ['gallery', { option: true }],
  expectedProblems: [[], { option: true }],
  isAdministrator: [false, { option: true }],

  // Tests that run side by side would see each other's wallpapers come and go, so every process has its own desk. It is no
  // option of the process, which would end and begin anew wherever a file with a desk follows one without.
  openDesk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      let desk: Promise<Site> | undefined;
      await use(() => {
        desk ??= startSite();
        return desk;
      });
      const opened = await desk;
      await opened?.stop();
      if (opened) requireQuiet(opened);
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  site: [
    async ({ siteName, openDesk }, use) => use(siteName === 'gallery' ? gallerySite() : await openDesk()),
    { timeout: 120_000 },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  // Another client for each test, so that none uses up what another may ask.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  extraHTTPHeaders: ({}, use) => use({ 'X-Forwarded-For': `2001:db8:${randomGroup()}:${randomGroup()}::1` }),

  oneTag: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use, { tags }) => {
      expect(
        tags.filter((tag) => RUNS.has(tag)),
        'One of the tags @both, @js and @no-js says where a test runs',
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
      // Without scripts nothing waits for the styles.
      const response = await page.goto(path, { waitUntil: javaScriptEnabled ? 'domcontentloaded' : 'load' });
      // The scripts wait until the page is shown with its pictures, or for a sign of the visitor.
      // A page that ships no script is as alive as it will ever be.
      const hasScripts =
        javaScriptEnabled && (await page.locator('script:not([type="application/ld+json"])').count()) > 0;
      if (hasScripts && isWoken) await page.evaluate(() => dispatchEvent(new Event('touchstart')));
      if (hasScripts) await becomesAlive(page);
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

/** What a form says when it is through: a toast, or a sentence on the page. A toast's announcement begins with another word. */
export function message(page: Page, kind: 'success' | 'error', text: string): Locator {
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  const sentences = page.getByRole(kind === 'error' ? 'alert' : 'status');
  return toasts.or(sentences).filter({ hasText: new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) });
}

/** Beside the name of a fact of a wallpaper. */
export const fact = (within: Page | Locator, name: string) =>
  within.getByRole('term').filter({ hasText: name }).locator('+ dd');

/** Holds back what the page asks for until the function is called that this answers. */
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

/** One of the groups of an IPv6 address; clients are told apart by the first four. */
const randomGroup = () => Math.floor(drawGroup() * 0x10000).toString(16);

async function logInWith(request: APIRequestContext, { adminUsername, adminPassword }: SiteAccess): Promise<void> {
  const data = { username: adminUsername, password: adminPassword };
  const answer = await request.post('/api/auth/login', { data, headers: OWN_HEADERS });
  expect(answer.status()).toBe(200);
}

/** Collects what goes wrong in any page of this browser. */
function watchProblems(context: BrowserContext, ownUrl: string, hasScripts: boolean): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
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
    // Pictures that are still on their way when the visitor moves on.
    if (reason === 'net::ERR_ABORTED') return;
    // What the browser says of every script when JavaScript is off; real violations of the policy reach the console.
    if (reason === 'csp' && !hasScripts && request.resourceType() === 'script') return;
    problems.push(`request failed: ${request.url()} ${reason}`);
  });
  return problems;
}

/** Waits until a page that is alive has done what it does of itself, as far as it does not wait for the visitor. */
export async function isIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await new Promise((done) => requestIdleCallback(done));
  });
}

/** Waits until the page's scripts have taken it over. */
export async function becomesAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
}
