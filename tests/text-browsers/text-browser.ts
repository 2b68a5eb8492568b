import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

export type Program = 'lynx' | 'w3m';

/** What to type, and what the program then says. */
type Key = string | [string, says: RegExp];

interface Keys {
  start: (url: string) => string;
  /** Writes what the page says into a file. */
  print: (file: string) => Key[];
  /** Goes to the control that the printed page shows, by its number if it has one. */
  goTo: (control: Found) => Key[];
  /** Fills in the text field that has been gone to. */
  type: (text: string) => Key[];
}

interface Found {
  label: string;
  number: string;
  /** How many controls with this label come first. */
  before: number;
  /** The program opens an editor for it, which here is a file that is copied. */
  isArea?: boolean;
}

const ENTER = '\r';
const CLEAR = '\x15';

const KEYS: Record<Program, Keys> = {
  lynx: {
    // Fields need Enter before they take what is typed, so that all other keys are commands.
    start: (url) => `lynx -cfg=lynx.cfg -nopause -accept_all_cookies -tna '${url}'`,
    print: (file) => [['p', /Printing Options/], [ENTER, /filename:/], `${CLEAR}${file}${ENTER}`],
    goTo: ({ number }) => [[number, /number:/], `g${ENTER}`],
    type: (text) => [[ENTER, /[Ee]nter text|file/], `${CLEAR}${text}\t`],
  },
  w3m: {
    start: (url) =>
      `w3m -o display_image=0 -o display_link_number=1 -o vi_prec_num=1 -o mailcap=.mailcap -o confirm_qq=0 -o editor='cp ${TYPED}' '${url}'`,
    print: (file) => [['S', /to: /], `${CLEAR}${file}${ENTER}`],
    goTo: ({ label, number, before }) =>
      number
        ? [`${number}[`]
        : ['g', ['/', /Forward/], `${label.replace(/[.*+?[\]\\^$]/g, '\\$&')}${ENTER}`, ...Array(before).fill('n')],
    type: (text) => [[ENTER, /:/], `${CLEAR}${text}${ENTER}`],
  },
};

const LYNX_SETTINGS = 'INCLUDE:/etc/lynx/lynx.cfg\nDEFAULT_KEYPAD_MODE:LINKS_AND_FIELDS_ARE_NUMBERED\n';
/** What the program for pictures is given. */
const OPENED = 'opened';
const TYPED = 'typed';
const QUIET_MS = 100;
/** Then the program was busy, and the key is lost. */
const ANSWER_MS = 8000;
const PATIENCE_MS = 90_000;

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/ /g, '\\s+');

/** A real text browser in a terminal of its own, moved by its keys. */
export class TextBrowser {
  private readonly keys: Keys;
  private readonly program: Program;
  private child!: ChildProcess;
  private output = '';
  private lastOutput = 0;
  private printed = 0;
  private folder = '';
  text = '';

  constructor(program: Program) {
    this.program = program;
    this.keys = KEYS[program];
  }

  async open(url: string): Promise<void> {
    this.folder = await mkdtemp(path.join(tmpdir(), 'text-browser-'));
    await writeFile(path.join(this.folder, 'lynx.cfg'), LYNX_SETTINGS);
    await writeFile(path.join(this.folder, '.mailcap'), `image/*; cp %s ${OPENED}\n`);
    const terminal = `stty rows 60 cols 100; ${this.keys.start(url)}`;
    this.child = spawn('script', ['-qfec', terminal, '/dev/null'], {
      cwd: this.folder,
      env: { ...process.env, TERM: 'vt100', HOME: this.folder, LANG: 'C.UTF-8' },
    });
    this.child.stdout?.on('data', (data) => {
      // Without what moves the cursor.
      this.output += stripVTControlCharacters(String(data)).replaceAll('\0', '').replaceAll('\x0f', '');
      this.lastOutput = Date.now();
    });
    await this.says('');
  }

  async close(): Promise<void> {
    this.child?.kill('SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Waits until the page says this. */
  async says(text: string): Promise<string> {
    const wanted = new RegExp(literally(text));
    const until = Date.now() + PATIENCE_MS;
    do {
      this.text = await this.print();
      if (this.text && wanted.test(this.text)) return this.text;
    } while (Date.now() < until);
    throw new Error(`${this.program} never showed “${text}”, but:\n${this.text}`);
  }

  /** Follows a link, or presses a button. Counts those of the same name from 1, in what comes after `after`. */
  async press(label: string, { nth = 1, after = '' } = {}): Promise<void> {
    await this.send([...this.keys.goTo(this.find(label, nth, after)), ENTER]);
  }

  async fill(label: string, text: string): Promise<void> {
    const field = this.field(label);
    if (field.isArea) await writeFile(path.join(this.folder, TYPED), text);
    await this.send([...this.keys.goTo(field), ...(field.isArea ? [ENTER] : this.keys.type(text))]);
    await this.says('');
  }

  async tick(label: string): Promise<void> {
    await this.send([...this.keys.goTo(this.before(label)), ENTER]);
    await this.says('');
  }

  /** Presses the button, and answers the picture that the browser then opens. */
  async download(label: string): Promise<Buffer> {
    const file = path.join(this.folder, OPENED);
    await rm(file, { force: true });
    await this.press(label);
    const until = Date.now() + PATIENCE_MS;
    for (let size = -1; Date.now() < until; await wait(QUIET_MS)) {
      const content = existsSync(file) ? await readFile(file) : Buffer.alloc(0);
      if (content.length > 0 && content.length === size) return content;
      size = content.length;
    }
    throw new Error(`${this.program} opened no picture from “${label}”: ${this.output.slice(-500)}`);
  }

  private find(label: string, nth: number, after: string): Found {
    const start = after ? this.text.search(new RegExp(literally(after))) : 0;
    // lynx writes “([9]BUTTON) Search”, or the button’s value in place of BUTTON.
    const pattern = new RegExp(`(?:\\(\\[(\\d+)\\][^)]*\\)\\s+|\\[(\\d+)\\]\\s*)?${literally(label)}`, 'g');
    const all = [...this.text.matchAll(pattern)];
    const match = all.filter(({ index }) => index >= start && start >= 0)[nth - 1];
    if (!match) throw new Error(`${this.program} shows no “${label}”:\n${this.text}`);
    return { label, number: match[1] ?? match[2] ?? '', before: all.indexOf(match) };
  }

  /** The field after its label. */
  private field(label: string): Found {
    const match = new RegExp(`${literally(label)}[^[]*\\[(\\d+)\\]`).exec(this.text);
    // w3m numbers no text area, but counts it.
    const area = this.program === 'w3m' && new RegExp(`\\[ +\\]\\n${literally(label)}\\[ +\\]`).exec(this.text);
    if (area) {
      const above = [...this.text.slice(0, area.index).matchAll(/\[(\d+)\]/g)];
      return { label, number: String(Number(above.at(-1)?.[1]) + 1), before: 0, isArea: true };
    }
    if (!match) throw new Error(`${this.program} shows no field “${label}”:\n${this.text}`);
    return { label, number: match[1] ?? '', before: 0 };
  }

  /** The check box or radio button before its label. */
  private before(label: string): Found {
    const match = new RegExp(`\\[(\\d+)\\][([][ *X]?[)\\]]\\s*${literally(label)}`).exec(this.text);
    if (!match) throw new Error(`${this.program} shows no “${label}” to tick:\n${this.text}`);
    return { label, number: match[1] ?? '', before: 0 };
  }

  /** One key after the other, each once the program has answered the one before. Returns whether it did. */
  private async send(keys: Key[]): Promise<boolean> {
    for (const one of keys) {
      const [text, says] = typeof one === 'string' ? [one] : one;
      if (text) this.output = '';
      this.lastOutput = Date.now();
      this.child.stdin?.write(text);
      const until = Date.now() + ANSWER_MS;
      do {
        if (Date.now() > until) return false;
        await wait(QUIET_MS);
      } while (says ? !says.test(this.output) : Date.now() - this.lastOutput < QUIET_MS);
    }
    return true;
  }

  /** Empty when the program had no time, because it was loading a page. */
  private async print(): Promise<string> {
    const file = path.join(this.folder, `page-${++this.printed}`);
    if (!(await this.send(this.keys.print(file)))) return '';
    for (let tries = 0; tries < 50 && !existsSync(file); tries += 1) await wait(QUIET_MS);
    const text = existsSync(file) ? await readFile(file, 'utf8') : '';
    // lynx lists all addresses at the end.
    return text.split('\nReferences\n')[0] ?? '';
  }
}
