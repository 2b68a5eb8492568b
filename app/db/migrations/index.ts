import { Baseline20261125033000 } from './20261125-033000-baseline';

const BASELINE = '20261125-033000-baseline';

/** Every migration in the order it is run, which is that of the names. Since version 0.9.0 they are only appended. */
export const migrations = [{ name: BASELINE, class: Baseline20261125033000 }];

/** The steps that the baseline took the place of: a database or an archive at the last of them has its schema. */
export const FOLDED = [
  ...['20261123-000000-baseline', '20261123-010000-featured-changes', '20261123-110000-short-words'],
  ...['20261123-130000-outcomes-of-restored', '20261123-140000-recent-downloads', '20261123-150000-answered-messages'],
  ...['20261123-161300-author-and-licence', '20261123-163000-gallery-id', '20261123-182200-system-notes'],
  ...['20261123-190000-focal-chosen', '20261123-191900-facets', '20261124-004500-made-by-ai'],
  ...['20261125-003000-colour-names', '20261125-010000-download-counts'],
];

/** The last commit that has these steps. Of anything older it names the next commit to go by. */
export const STEPPING_STONE = 'e19294e';

export const WAY_HERE = `Upgrade with commit ${STEPPING_STONE} first. Step by step: docs/upgrading.md`;

/** The migrations that a database or an archive has behind it, by the names that it gives. */
export const madeMigrations = (names: string[]): string[] =>
  FOLDED.every((name, index) => names[index] === name)
    ? [...new Set([BASELINE, ...names.slice(FOLDED.length)])]
    : names;

export const isBeforeBaseline = (names: string[]): boolean => madeMigrations(names).some((name) => name < BASELINE);
