import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reservePort } from '../support/ports';
import { until } from '../support/until';
import { Browser, type Size } from './browser';

type Found = Record<string, string>;

/** WebDriver’s key. */
const ENTER = '\uE007';
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** WebKitGTK’s own browser by WebDriver, on a screen of its own. The nearest to an iPhone on Linux. */
export class WebKit extends Browser<Found> {
  private readonly processes: ChildProcess[] = [];
  private session = '';

  async start(size: Size): Promise<void> {
    const folder = await this.newFolder();
    const home = path.join(folder, '.home');
    await mkdir(path.join(home, '.config'), { recursive: true });
    await writeFile(path.join(home, '.config', 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder}"\n`);
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.processes.push(screen);
    const [display] = await once(screen.stdout, 'data');
    const port = await reservePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: {
        ...process.env,
        HOME: home,
        DISPLAY: `:${String(display).trim()}`,
        GDK_BACKEND: 'x11',
        // It has no sandbox for root.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
      stdio: 'ignore',
    });
    this.processes.push(driver);
    this.session = `http://127.0.0.1:${port}/session`;
    await until(
      'WebKitWebDriver listens',
      async () => (await fetch(`http://127.0.0.1:${port}/status`).catch(() => null))?.ok ?? false,
    );
    const options = { binary: MINI_BROWSER, args: ['--automation'] };
    const { sessionId } = await this.send('POST', '', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    this.session += `/${sessionId}`;
    await this.send('POST', '/window/rect', size);
  }

  async open(url: string): Promise<void> {
    await this.send('POST', '/url', { url });
  }

  protected async end(): Promise<void> {
    await this.send('DELETE', '').catch(() => null);
    for (const process of this.processes) process.kill('SIGKILL');
  }

  protected element(expression: string): Promise<Found | null> {
    return this.send('POST', '/execute/sync', { script: `return ${expression}`, args: [] });
  }

  protected async click(found: Found): Promise<void> {
    await this.send('POST', `/element/${idOf(found)}/click`, {});
  }

  protected async type(found: Found, text: string): Promise<void> {
    await this.send('POST', `/element/${idOf(found)}/clear`, {});
    await this.send('POST', `/element/${idOf(found)}/value`, { text: text.replaceAll('\n', ENTER) });
  }

  protected async attach(found: Found, file: string): Promise<void> {
    await this.send('POST', `/element/${idOf(found)}/value`, { text: file });
  }

  // biome-ignore lint/suspicious/noExplicitAny: the value of any answer
  private async send(method: string, path: string, body?: unknown): Promise<any> {
    const response = await fetch(this.session + path, {
      method,
      // Its answers to some commands never come.
      signal: AbortSignal.timeout(30_000),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  }
}

const idOf = (found: Found): string => Object.values(found)[0] ?? '';
