import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { emptyDir } from '../support/pictures';

const QUADRATIC = 'takes time of 2nd degree polynomial.';
const UNREADABLE = 'cannot be checked: write it as a literal.';

const FOUND: [what: string, text: string, problem: string][] = [
  ['a literal', 'export const a = /-+$/;', QUADRATIC],
  ['one among others', 'export const a = [/a/, /b+c/g];', QUADRATIC],
  ['one made of a text', 'export const a = RegExp("(a+)+b", "g");', 'takes time of exponential.'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the file has one
  ['one made of constants', "const A = '\\\\s+'; export const a = new RegExp(`^a|${A}$`);", QUADRATIC],
  ['one made of what only a running program knows', 'export const a = (b) => new RegExp(b);', UNREADABLE],
];
const LET_PASS = [
  'export const a = [/^-+/, /[a-z]+/u, /^(?:a|b)*$/];',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the file has one
  "const A = 'b+'; export const a = new RegExp(`^a${A}$`, 'u');",
  'export const a = 1 / 2 / 3;',
];

/** The result of the check for files in a folder: its exit code, and a line for each expression. */
async function check(files: Record<string, string>): Promise<{ code: number; lines: string[] }> {
  const dir = await emptyDir();
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(dir, name), text);
  const ended = promisify(execFile)('node', ['tests/expressions.mjs', dir]);
  const { code = 0, stderr } = await ended.catch((error) => error);
  return { code, lines: stderr.replaceAll(`${dir}/`, '').split('\n').slice(0, -1) };
}

test('the check finds every expression that may take more than linear time, and says why', async () => {
  const files = Object.fromEntries(FOUND.map(([, text], index) => [`${index}.ts`, text]));
  const { code, lines } = await check(files);
  expect(code).toBe(1);
  expect(lines).toHaveLength(FOUND.length);
  for (const [index, [what, , problem]] of FOUND.entries()) {
    const said = lines.filter((line) => line.startsWith(`${index}.ts:1 `));
    expect(said, what).toEqual([expect.stringContaining(problem)]);
  }
});

test('the check lets everything else pass', async () => {
  const files = Object.fromEntries(LET_PASS.map((text, index) => [`${index}.ts`, text]));
  expect(await check(files)).toEqual({ code: 0, lines: [] });
});
