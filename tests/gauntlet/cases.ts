import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** `accept`: is stored; `reject`: is refused with a sentence and leaves nothing; `either`: one of both. */
export type Expectation = 'accept' | 'reject' | 'either';

export interface Case {
  name: string;
  bytes: Buffer;
  expected: Expectation;
}

/** Every file of a folder. A MANIFEST.tsv has the expectations: name in column 1, expectation in column 5. */
export async function readCases(folder: string): Promise<Case[]> {
  const wanted = await readManifest(path.join(folder, 'MANIFEST.tsv'));
  const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile());
  const cases = await Promise.all(
    names.map(async ({ name }): Promise<Case[]> => {
      const expected = wanted ? wanted.get(name) : 'either';
      return expected ? [{ name, bytes: await readFile(path.join(folder, name)), expected }] : [];
    }),
  );
  return cases.flat().sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function readManifest(file: string): Promise<Map<string, Expectation> | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const rows = text.split('\n').map((line) => line.split('\t'));
  return new Map(
    rows.flatMap(([name = '', , , , expected = '']) =>
      isExpectation(expected) ? [[name, expected] as [string, Expectation]] : [],
    ),
  );
}

const isExpectation = (word: string): word is Expectation => ['accept', 'reject', 'either'].includes(word);
