import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Speech control needs the visible label in the accessible name. axe still calls this rule experimental.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
  // Of style sheets, for rules that are still experimental.
  preload: false,
};

/** What differs between light and dark mode. */
export const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** A page of Playwright or Puppeteer. */
interface Evaluates {
  evaluate(script: string): Promise<unknown>;
  evaluate<Given, Answer>(run: (given: Given) => Answer, given: Given): Promise<Awaited<Answer>>;
}

/** The problems that axe finds in the current page, one line each. */
export async function findBarriers(page: Evaluates, options = OPTIONS): Promise<string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(await source);
  const { violations } = await page.evaluate(
    (given) => (globalThis as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }).axe.run(given),
    options,
  );
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html}`));
}
