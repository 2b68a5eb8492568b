import type { MigrationObject } from '@mikro-orm/postgresql';
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
import { TextsAndTags20261129210000 } from './20261129-210000-texts-and-tags';
import { RefusedLetters20261129214000 } from './20261129-214000-refused-letters';
import { DraftsAndTopTags20261129215000 } from './20261129-215000-drafts-and-top-tags';
import { KnownLicences20261129216000 } from './20261129-216000-known-licences';
import { FeedIds20261129218000 } from './20261129-218000-feed-ids';
import { Names20261130100000 } from './20261130-100000-names';
import { Suggestions20261130201000 } from './20261130-201000-suggestions';
import { MissedSearches20261130203000 } from './20261130-203000-missed-searches';
import { VersionsOfSets20261130204000 } from './20261130-204000-versions-of-sets';
import { Inbox20261130205000 } from './20261130-205000-inbox';
import { UndoOfEdits20261130206000 } from './20261130-206000-undo-of-edits';
import { migrationNames } from './names';

const CLASSES: Record<(typeof migrationNames)[number], MigrationObject['class']> = {
  '20261125-033000-baseline': Baseline20261125033000,
  '20261126-110000-languages': Languages20261126110000,
  '20261126-180000-category-names': CategoryNames20261126180000,
  '20261127-020000-credit': Credit20261127020000,
  '20261127-040000-reports': Reports20261127040000,
  '20261127-110000-hdr-and-gamut': HdrAndGamut20261127110000,
  '20261127-120000-letters': Letters20261127120000,
  '20261127-121000-settings': Settings20261127121000,
  '20261127-130000-access': Access20261127130000,
  '20261127-140000-tokens': Tokens20261127140000,
  '20261127-150000-triage': Triage20261127150000,
  '20261127-160000-drafts': Drafts20261127160000,
  '20261127-170000-demand': Demand20261127170000,
  '20261127-180000-free-licences': FreeLicences20261127180000,
  '20261127-190000-sets': Sets20261127190000,
  '20261127-200000-kept-lists': KeptLists20261127200000,
  '20261128-020000-words-of-sets': WordsOfSets20261128020000,
  '20261129-210000-texts-and-tags': TextsAndTags20261129210000,
  '20261129-214000-refused-letters': RefusedLetters20261129214000,
  '20261129-215000-drafts-and-top-tags': DraftsAndTopTags20261129215000,
  '20261129-216000-known-licences': KnownLicences20261129216000,
  '20261129-218000-feed-ids': FeedIds20261129218000,
  '20261130-100000-names': Names20261130100000,
  '20261130-201000-suggestions': Suggestions20261130201000,
  '20261130-203000-missed-searches': MissedSearches20261130203000,
  '20261130-204000-versions-of-sets': VersionsOfSets20261130204000,
  '20261130-205000-inbox': Inbox20261130205000,
  '20261130-206000-undo-of-edits': UndoOfEdits20261130206000,
};

/** In the order they run. Only processes that migrate need them: they load a second set of the ORM's code. */
export const migrations: MigrationObject[] = migrationNames.map((name) => ({ name, class: CLASSES[name] }));
