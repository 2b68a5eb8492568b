import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { emptyDir } from '../support/pictures';

const run = promisify(execFile);

const QUADRATIC = 'takes time of 2nd degree polynomial.';
const UNREADABLE = 'cannot be checked: write it as a literal.';

async function check(text: string): Promise<{ code: number; stderr: string }> {
  const dir = await emptyDir();
  await writeFile(path.join(dir, 'some.ts'), text);
  return run('node', ['tests/expressions.mjs', dir]).then(
    ({ stderr }) => ({ code: 0, stderr }),
    ({ code, stderr }) => ({ code, stderr: stderr.replaceAll(`${dir}/`, '') }),
  );
}

test.each([
  ['a literal', 'export const a = /-+$/;', QUADRATIC],
  ['one among others', 'export const a = [/a/, /b+c/g];', QUADRATIC],
  ['one made of a text', 'export const a = RegExp("(a+)+b", "g");', 'takes time of exponential.'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the file has one
  ['one made of constants', "const A = '\\\\s+'; export const a = new RegExp(`^a|${A}$`);", QUADRATIC],
  ['one made of what only a running program knows', 'export const a = (b) => new RegExp(b);', UNREADABLE],
])('the check finds %s', async (_, text, problem) => {
  const { code, stderr } = await check(text);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^some\.ts:1 .+\n$/);
  expect(stderr).toContain(problem);
});

test.each([
  'export const a = [/^-+/, /[a-z]+/u, /^(?:a|b)*$/];',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the file has one
  "const A = 'b+'; export const a = new RegExp(`^a${A}$`, 'u');",
  'export const a = 1 / 2 / 3;',
])('the check lets pass: %s', async (text) => {
  expect(await check(text)).toEqual({ code: 0, stderr: '' });
});
