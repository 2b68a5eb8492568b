import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/spec-coverage.md', 'utf8');
const rows = page.split('\n').filter((line) => /^\| (?!Statement|---)/.test(line));

/** What a row names, such as e2e/searching. */
const testsOf = (row: string) =>
  [...row.matchAll(/\b(e2e|api|faults|integration|unit)\/([a-z0-9-]+)/g)].map(([name]) => name);

const isThere = (name: string) => existsSync(`tests/${name}.${name.startsWith('e2e/') ? 'spec' : 'test'}.ts`);

test('every statement of the specification names a test', () => {
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.filter((row) => testsOf(row).length === 0)).toEqual([]);
});

test('every test that the page of statements names exists', () => {
  expect(testsOf(page).filter((name) => !isThere(name))).toEqual([]);
});
