import { setTimeout as wait } from 'node:timers/promises';
import type { RunOptions } from 'axe-core';
import { type ElementHandle, type HTTPRequest, launch, type Page } from 'puppeteer-core';
import { findBarriers } from '../support/barriers';
import { Browser, type Size } from './browser';

type Found = ElementHandle<HTMLInputElement>;

/** Firefox ESR by WebDriver BiDi. */
export class Firefox extends Browser<Found> {
  private page!: Page;

  async start(size: Size, preferences: Record<string, unknown> = {}): Promise<void> {
    const browser = await launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      defaultViewport: size,
      extraPrefsFirefox: {
        'browser.download.folderList': 2,
        'browser.download.dir': await this.newFolder(),
        ...preferences,
      },
    });
    this.page = await browser.newPage();
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url);
  }

  /** Opens a page, presses a link before the scripts run, and lets go once they have replaced its text. */
  async pressDuringStart(url: string, name: string, replaced: string): Promise<void> {
    const held: HTTPRequest[] = [];
    const hold = (request: HTTPRequest) => {
      if (request.url().includes('/build/') && request.url().endsWith('.js')) held.push(request);
      else request.continue();
    };
    await this.page.setRequestInterception(true);
    this.page.on('request', hold);
    await this.page.goto(url, { waitUntil: 'domcontentloaded' });
    const link = await this.page.waitForSelector(`a ::-p-text(${name})`);
    await link?.hover();
    await this.page.mouse.down();
    this.page.off('request', hold).on('request', (request) => request.continue());
    for (const request of held) await request.continue();
    await this.page.waitForSelector(`a ::-p-text(${replaced})`);
    await this.page.mouse.up();
    this.page.removeAllListeners('request');
    await this.page.setRequestInterception(false);
  }

  barriers(options?: RunOptions): Promise<string[]> {
    return findBarriers(this.page, options);
  }

  protected async end(): Promise<void> {
    await this.page?.browser().close();
  }

  protected async element(expression: string): Promise<Found | null> {
    const handle = await this.page.evaluateHandle(expression);
    return handle.asElement() as Found | null;
  }

  /** Once it stays in its place, as a hand would: a page that is starting may move it. */
  protected async click(found: Found): Promise<void> {
    for (let [last, place] = ['', 'unknown']; last !== place; await wait(100))
      [last, place] = [place, JSON.stringify(await found.boundingBox())];
    await found.click();
  }

  protected async type(found: Found, text: string): Promise<void> {
    await found.evaluate((field) => field.select());
    await found.type(text);
  }

  protected attach(found: Found, file: string): Promise<void> {
    return found.uploadFile(file);
  }
}
