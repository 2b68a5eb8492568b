import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const PAGES = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'],
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];

const textOf = (page: string) => readFileSync(page, 'utf8');
const withoutCode = (text: string) => text.replace(/^ *```[\s\S]*?^ *```$/gm, '').replace(/`[^`\n]*`/g, 'code');

/** The anchor of a heading, as GitHub and Forgejo generate it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

function anchorsOf(page: string): string[] {
  const headings = textOf(page)
    .replace(/^ *```[\s\S]*?^ *```$/gm, '')
    .matchAll(/^#+ +(.*)$/gm);
  return [...headings].map(([, heading = '']) => anchorOf(heading.trim()));
}

function isBroken(page: string, link: string): boolean {
  const [file, anchor] = link.split('#');
  const target = file ? path.join(path.dirname(page), decodeURI(file)) : page;
  if (!existsSync(target)) return true;
  return anchor !== undefined && !anchorsOf(target).includes(anchor);
}

test.each(PAGES)('every relative link of %s leads somewhere, to the heading that it names', (page) => {
  const links = [...withoutCode(textOf(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !/^[a-z]+:/.test(link) && isBroken(page, link))).toEqual([]);
});

const FILES = ['app', 'tests', 'docs'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
);

/** A path from the root of the project, a bare file name, or a pattern such as `*.schema.ts`. */
function existsInProject(named: string): boolean {
  if (named.includes('*'))
    return FILES.some((file) => path.matchesGlob(file, named.includes('/') ? named : `**/${named}`));
  if (named.startsWith('.')) return existsSync(named) || FILES.some((file) => file.endsWith(named));
  return existsSync(named) || (!named.includes('/') && FILES.some((file) => path.basename(file) === named));
}

test.each(PAGES.filter((page) => page !== 'CHANGELOG.md'))(
  'every path of the source code that %s names exists',
  (page) => {
    const named = [
      ...textOf(page).matchAll(/`((?:app|tests|docs)\/[\w./*-]+|[\w./*-]+\.(?:tsx?|css|mjs|cjs))(?:#\w+)?`/g),
    ];
    expect(named.map(([, name = '']) => name).filter((name) => !existsInProject(name))).toEqual([]);
  },
);

/** The commands below a heading, up to the next one. */
const commandsOf = (page: string, heading: string) =>
  /```sh\n([\s\S]*?)```/.exec(textOf(page).split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')?.[1] ?? '';

test('an update by systemd.md builds while the site still serves', () => {
  const steps = commandsOf('docs/deploy/systemd.md', 'Update').split('\n');
  expect(steps).toContain('npm run build');
  expect(steps.indexOf('systemctl stop tapeta')).toBeGreaterThan(steps.indexOf('npm run build'));
});

test('commands for root do not use sudo, which Debian may not have', () => {
  for (const page of PAGES.filter((name) => name.startsWith('docs/deploy/'))) {
    expect([page, textOf(page)]).toEqual([page, expect.not.stringContaining('sudo')]);
  }
});

test("architecture.md's table of folders names every feature, and only existing folders", () => {
  const rows = [...textOf('docs/architecture.md').matchAll(/^\| (`.*?`) \|/gm)].map(([, cell = '']) => cell);
  const folders =
    rows
      .slice(
        0,
        rows.findIndex((cell) => cell.startsWith('`.')),
      )
      .join(' ')
      .match(/[\w/.-]+/g) ?? [];
  expect(folders.filter((folder) => !existsSync(path.join('app', folder)))).toEqual([]);
  expect(folders).toEqual(expect.arrayContaining(readdirSync('app/features').map((name) => `features/${name}`)));
});
