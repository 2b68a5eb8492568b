import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 100;

export interface Size {
  width: number;
  height: number;
}

/** Runs in the page. The first of these elements that is shown. */
const FIND = `(xpath => {
  const found = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null);
  for (let i = 0; i < found.snapshotLength; i += 1) {
    const element = found.snapshotItem(i);
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || getComputedStyle(element).visibility !== 'visible') continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return element;
  }
  return null;
})`;

const words = (text: string, of = '.') => `starts-with(normalize-space(${of}), ${JSON.stringify(text)})`;
const named = (name: string) => `[${words(name)} or ${words(name, '@aria-label')}]`;

/** A browser with a window, used by what is to be read in it: names of links and buttons, labels of fields, text. */
export abstract class Browser<Found> {
  private folder = '';

  abstract start(size: Size): Promise<void>;
  abstract open(url: string): Promise<void>;
  /** What this expression is in the page, an element or null. */
  protected abstract element(expression: string): Promise<Found | null>;
  protected abstract click(found: Found): Promise<void>;
  protected abstract type(found: Found, text: string): Promise<void>;
  protected abstract attach(found: Found, file: string): Promise<void>;
  protected abstract end(): Promise<void>;

  async close(): Promise<void> {
    await this.end();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** What is downloaded arrives here. */
  protected async newFolder(): Promise<string> {
    this.folder = await mkdtemp(path.join(tmpdir(), 'browser-'));
    return this.folder;
  }

  /** A link, a button, what opens, or the label of a choice that begins with this. `within` is an element’s XPath. */
  press(name: string | string[], within = 'body'): Promise<void> {
    const controls = ['a', 'button', 'summary', 'label'].flatMap((kind) =>
      [name].flat().map((one) => `//${within}//${kind}${named(one)}`),
    );
    return this.with(controls.join('|'), (found) => this.click(found));
  }

  /** In place of what the field says. A line break at its end sends it. */
  fill(label: string, text: string): Promise<void> {
    return this.with(field(label), (found) => this.type(found, text));
  }

  choose(label: string, file: string): Promise<void> {
    return this.with(field(label), (found) => this.attach(found, file));
  }

  /** Waits until this text begins in one element. */
  says(text: string): Promise<void> {
    return this.with(`//body//*[text()[${words(text)}]]`, async () => undefined);
  }

  /** Waits until the page has just so many of the elements. */
  counts(xpath: string, count: number): Promise<void> {
    return this.with(`//body[count(${xpath}) = ${count}]`, async () => undefined);
  }

  /** The file that this button sends. */
  async download(name: string): Promise<Buffer> {
    for (const file of await this.downloads()) await rm(file);
    await this.press(name);
    const until = Date.now() + PATIENCE_MS;
    for (let size = 0; Date.now() < until; await wait(PAUSE_MS)) {
      const [file, ...others] = await this.downloads();
      if (!file || others.length > 0) continue;
      const content = await readFile(file);
      if (content.length > 0 && content.length === size) return content;
      size = content.length;
    }
    throw new Error(`Nothing was downloaded by “${name}”, only ${await this.downloads()}`);
  }

  /** Finished or not. */
  private async downloads(): Promise<string[]> {
    const names = await readdir(this.folder);
    return names.filter((name) => !name.startsWith('.')).map((name) => path.join(this.folder, name));
  }

  /** Does this with the first of these elements as soon as it is shown, and again if the page changes meanwhile. */
  private async with(xpath: string, act: (found: Found) => Promise<void>): Promise<void> {
    let last: unknown = 'nothing of it is shown';
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await wait(PAUSE_MS)) {
      try {
        const found = await this.element(`${FIND}(${JSON.stringify(xpath)})`);
        if (found) return await act(found);
      } catch (error) {
        last = error;
      }
    }
    throw new Error(`The page never had ${xpath}: ${last}`);
  }
}

function field(label: string): string {
  const kinds = '[self::input or self::textarea or self::select]';
  return `//*${kinds}[@id = //label[${words(label)}]/@for or ancestor::label[${words(label)}] or ${words(label, '@aria-label')}]`;
}
