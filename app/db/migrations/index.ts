import { messagesOf } from '../../messages/messages';
import { Baseline20261125033000 } from './20261125-033000-baseline';
import { Languages20261126110000 } from './20261126-110000-languages';
import { CategoryNames20261126180000 } from './20261126-180000-category-names';
import { Credit20261127020000 } from './20261127-020000-credit';
import { Reports20261127040000 } from './20261127-040000-reports';
import { HdrAndGamut20261127110000 } from './20261127-110000-hdr-and-gamut';
import { Letters20261127120000 } from './20261127-120000-letters';
import { Settings20261127121000 } from './20261127-121000-settings';
import { Access20261127130000 } from './20261127-130000-access';
import { Tokens20261127140000 } from './20261127-140000-tokens';
import { Triage20261127150000 } from './20261127-150000-triage';
import { Drafts20261127160000 } from './20261127-160000-drafts';
import { Demand20261127170000 } from './20261127-170000-demand';
import { FreeLicences20261127180000 } from './20261127-180000-free-licences';
import { Sets20261127190000 } from './20261127-190000-sets';
import { KeptLists20261127200000 } from './20261127-200000-kept-lists';
import { WordsOfSets20261128020000 } from './20261128-020000-words-of-sets';

const BASELINE = '20261125-033000-baseline';

/** All migrations in the order they run, which is the order of their names. Since version 0.9.0 they are only appended. */
export const migrations = [
  { name: BASELINE, class: Baseline20261125033000 },
  { name: '20261126-110000-languages', class: Languages20261126110000 },
  { name: '20261126-180000-category-names', class: CategoryNames20261126180000 },
  { name: '20261127-020000-credit', class: Credit20261127020000 },
  { name: '20261127-040000-reports', class: Reports20261127040000 },
  { name: '20261127-110000-hdr-and-gamut', class: HdrAndGamut20261127110000 },
  { name: '20261127-120000-letters', class: Letters20261127120000 },
  { name: '20261127-121000-settings', class: Settings20261127121000 },
  { name: '20261127-130000-access', class: Access20261127130000 },
  { name: '20261127-140000-tokens', class: Tokens20261127140000 },
  { name: '20261127-150000-triage', class: Triage20261127150000 },
  { name: '20261127-160000-drafts', class: Drafts20261127160000 },
  { name: '20261127-170000-demand', class: Demand20261127170000 },
  { name: '20261127-180000-free-licences', class: FreeLicences20261127180000 },
  { name: '20261127-190000-sets', class: Sets20261127190000 },
  { name: '20261127-200000-kept-lists', class: KeptLists20261127200000 },
  { name: '20261128-020000-words-of-sets', class: WordsOfSets20261128020000 },
];

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
