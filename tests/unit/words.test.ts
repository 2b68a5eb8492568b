import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { emptyDir } from '../support/pictures';

/** The exit code of a check of one file, and the texts it reports. */
async function check(script: string, name: string, text: string): Promise<{ code: number; lines: string[] }> {
  const file = path.join(await emptyDir(), name);
  await writeFile(file, text);
  const { code = 0, stderr } = await promisify(execFile)('node', [script, file]).catch((error) => error);
  return { code, lines: stderr.replaceAll(`${file}:`, '').split('\n').slice(0, -2) };
}

test('sentences outside of the messages are reported, texts for machines and developers are not', async () => {
  const text = [
    'export const label = <p aria-label="Close">Try again</p>;',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the file has one
    'export const say = (n: number) => `Deleted ${n} wallpapers`;',
    "export const fail = () => new Error('This cannot happen');",
    "export const query = '(min-width: 40em)';",
    "export const name = 'text/plain';",
  ].join('\n');
  expect(await check('tests/sentences.mjs', 'page.tsx', text)).toEqual({
    code: 1,
    lines: ['1  Close', '1  Try again', '2  Deleted … wallpapers'],
  });
});

test('in Markdown, words we avoid and long sentences are reported, code and plain sentences are not', async () => {
  const text = [
    'The page is drawn anew.',
    `It has ${'many '.repeat(50)}words.`,
    'Run `anew` once.',
    '```sh\nnobody\n```',
  ].join('\n\n');
  expect(await check('tests/prose.mjs', 'page.md', text)).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^1 {2}“anew”/), expect.stringMatching(/^3 {2}53 words in one sentence/)],
  });
});
