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

/** Of a heading, as GitHub and Forgejo make it. */
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

/** The commands below a heading, up to the next one. */
const commandsOf = (page: string, heading: string) =>
  /```sh\n([\s\S]*?)```/.exec(textOf(page).split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')?.[1] ?? '';

test('an update by systemd.md builds while the site still serves', () => {
  const steps = commandsOf('docs/deploy/systemd.md', 'Update').split('\n');
  expect(steps).toContain('npm run build');
  expect(steps.indexOf('systemctl stop tapeta')).toBeGreaterThan(steps.indexOf('npm run build'));
});

test('what is done as root needs no sudo, which Debian has only where it was installed', () => {
  for (const page of PAGES.filter((name) => name.startsWith('docs/deploy/'))) {
    expect([page, textOf(page)]).toEqual([page, expect.not.stringContaining('sudo')]);
  }
});
