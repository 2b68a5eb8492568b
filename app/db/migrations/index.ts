import { Baseline20261123000000 } from './20261123-000000-baseline';
import { FeaturedChanges20261123010000 } from './20261123-010000-featured-changes';
import { ShortWords20261123110000 } from './20261123-110000-short-words';
import { OutcomesOfRestored20261123130000 } from './20261123-130000-outcomes-of-restored';
import { RecentDownloads20261123140000 } from './20261123-140000-recent-downloads';
import { AnsweredMessages20261123150000 } from './20261123-150000-answered-messages';
import { AuthorAndLicence20261123161300 } from './20261123-161300-author-and-licence';
import { GalleryId20261123163000 } from './20261123-163000-gallery-id';
import { SystemNotes20261123182200 } from './20261123-182200-system-notes';
import { FocalChosen20261123190000 } from './20261123-190000-focal-chosen';
import { Facets20261123191900 } from './20261123-191900-facets';
import { MadeByAi20261124004500 } from './20261124-004500-made-by-ai';
import { ColourNames20261125003000 } from './20261125-003000-colour-names';
import { DownloadCounts20261125010000 } from './20261125-010000-download-counts';

/** Every migration in the order it is run, which is that of the names. */
export const migrations = [
  { name: '20261123-000000-baseline', class: Baseline20261123000000 },
  { name: '20261123-010000-featured-changes', class: FeaturedChanges20261123010000 },
  { name: '20261123-110000-short-words', class: ShortWords20261123110000 },
  { name: '20261123-130000-outcomes-of-restored', class: OutcomesOfRestored20261123130000 },
  { name: '20261123-140000-recent-downloads', class: RecentDownloads20261123140000 },
  { name: '20261123-150000-answered-messages', class: AnsweredMessages20261123150000 },
  { name: '20261123-161300-author-and-licence', class: AuthorAndLicence20261123161300 },
  { name: '20261123-163000-gallery-id', class: GalleryId20261123163000 },
  { name: '20261123-182200-system-notes', class: SystemNotes20261123182200 },
  { name: '20261123-190000-focal-chosen', class: FocalChosen20261123190000 },
  { name: '20261123-191900-facets', class: Facets20261123191900 },
  { name: '20261124-004500-made-by-ai', class: MadeByAi20261124004500 },
  { name: '20261125-003000-colour-names', class: ColourNames20261125003000 },
  { name: '20261125-010000-download-counts', class: DownloadCounts20261125010000 },
];

/** The steps that the baseline took the place of: archives of the version before name them. */
const BEFORE_BASELINE = [
  ...['20261121-gallery', '20261121-counts', '20261121-search', '20261121-rate-limits', '20261121-starter-categories'],
  ...['20261121-tag-words', '20261121-visitors', '20261121-letters', '20261121-featured-changes', '20261121-trash'],
  ...['20261121-message-reading', '20261121-subscriber-search', '20261121-slug-redirects', '20261121-near-duplicates'],
  ...['20261121-list-filters', '20261121-confirmations', '20261121-missing-files', '20261122-gallery-changes'],
  '20261122-letter-key',
];

/** The last commit before the baseline: it runs all of these steps, and backs up what this version restores. */
export const STEPPING_STONE = '3eb8547';

const STEPS = 'Step by step: docs/upgrading.md';
export const WAY_OF_BACKUPS = `Restore it with commit ${STEPPING_STONE} into a new, empty site, back that up, and restore the new backup here. ${STEPS}`;
export const WAY_OF_DATABASES = `Back it up with that version (npm run backup -- FILE), restore FILE with commit ${STEPPING_STONE} into a new, empty site, back that up, and restore the new backup here. ${STEPS}`;

export const isBeforeBaseline = (names: string[]): boolean => names[0] === BEFORE_BASELINE[0];

/** The migrations that leave the schema of an archive. */
export const migrationsOf = (names: string[]): string[] =>
  names.join() === BEFORE_BASELINE.join() ? migrations.slice(0, 1).map(({ name }) => name) : names;
