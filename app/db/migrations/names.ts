import { messagesOf } from '../../messages/messages';

const BASELINE = '20261125-033000-baseline';

/** In the order they run. Since version 0.9.0, migrations are only appended. */
export const migrationNames = [
  BASELINE,
  '20261126-110000-languages',
  '20261126-180000-category-names',
  '20261127-020000-credit',
  '20261127-040000-reports',
  '20261127-110000-hdr-and-gamut',
  '20261127-120000-letters',
  '20261127-121000-settings',
  '20261127-130000-access',
  '20261127-140000-tokens',
  '20261127-150000-triage',
  '20261127-160000-drafts',
  '20261127-170000-demand',
  '20261127-180000-free-licences',
  '20261127-190000-sets',
  '20261127-200000-kept-lists',
  '20261128-020000-words-of-sets',
  '20261129-210000-texts-and-tags',
  '20261129-214000-refused-letters',
  '20261129-215000-drafts-and-top-tags',
  '20261129-216000-known-licences',
  '20261129-218000-feed-ids',
  '20261130-100000-names',
  '20261130-205000-inbox',
] as const;

/** The migrations that the baseline replaced: a database or an archive at the last of them has the same schema. */
export const FOLDED = [
  ...['20261123-000000-baseline', '20261123-010000-featured-changes', '20261123-110000-short-words'],
  ...['20261123-130000-outcomes-of-restored', '20261123-140000-recent-downloads', '20261123-150000-answered-messages'],
  ...['20261123-161300-author-and-licence', '20261123-163000-gallery-id', '20261123-182200-system-notes'],
  ...['20261123-190000-focal-chosen', '20261123-191900-facets', '20261124-004500-made-by-ai'],
  ...['20261125-003000-colour-names', '20261125-010000-download-counts'],
];

/** The last commit with these migrations. For anything older, it names the next commit to upgrade with. */
export const STEPPING_STONE = 'e19294e';

export const wayHere = (): string => messagesOf('database').wayHere(STEPPING_STONE);

/** The migrations of a database or an archive, with the replaced ones counted as the baseline. */
export const madeMigrations = (names: string[]): string[] =>
  FOLDED.every((name, index) => names[index] === name)
    ? [...new Set([BASELINE, ...names.slice(FOLDED.length)])]
    : names;

export const isBeforeBaseline = (names: string[]): boolean => madeMigrations(names).some((name) => name < BASELINE);
