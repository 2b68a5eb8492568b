export const BASELINE = '20261125-033000-baseline';

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
  '20261130-201000-suggestions',
  '20261130-203000-missed-searches',
  '20261130-204000-versions-of-sets',
  '20261130-205000-inbox',
  '20261130-206000-undo-of-edits',
] as const;

/** Databases that 0.9.0 upgraded also name the migrations that the baseline replaced. */
export const madeMigrations = (names: string[]): string[] => names.filter((name) => name >= BASELINE);

export const isBeforeBaseline = (names: string[]): boolean =>
  !names.includes(BASELINE) && names.some((name) => name < BASELINE);
