import { Confirmations20261121 } from './20261121-confirmations';
import { Counts20261121 } from './20261121-counts';
import { FeaturedChanges20261121 } from './20261121-featured-changes';
import { Gallery20261121 } from './20261121-gallery';
import { Letters20261121 } from './20261121-letters';
import { ListFilters20261121 } from './20261121-list-filters';
import { MessageReading20261121 } from './20261121-message-reading';
import { MissingFiles20261121 } from './20261121-missing-files';
import { NearDuplicates20261121 } from './20261121-near-duplicates';
import { RateLimits20261121 } from './20261121-rate-limits';
import { Search20261121 } from './20261121-search';
import { SlugRedirects20261121 } from './20261121-slug-redirects';
import { StarterCategories20261121 } from './20261121-starter-categories';
import { SubscriberSearch20261121 } from './20261121-subscriber-search';
import { TagWords20261121 } from './20261121-tag-words';
import { Trash20261121 } from './20261121-trash';
import { Visitors20261121 } from './20261121-visitors';
import { GalleryChanges20261122 } from './20261122-gallery-changes';
import { LetterKey20261122 } from './20261122-letter-key';
import { FeaturedChanges20261123 } from './20261123-010000-featured-changes';

/** Every migration in the order it is run. */
export const migrations = [
  { name: '20261121-gallery', class: Gallery20261121 },
  { name: '20261121-counts', class: Counts20261121 },
  { name: '20261121-search', class: Search20261121 },
  { name: '20261121-rate-limits', class: RateLimits20261121 },
  { name: '20261121-starter-categories', class: StarterCategories20261121 },
  { name: '20261121-tag-words', class: TagWords20261121 },
  { name: '20261121-visitors', class: Visitors20261121 },
  { name: '20261121-letters', class: Letters20261121 },
  { name: '20261121-featured-changes', class: FeaturedChanges20261121 },
  { name: '20261121-trash', class: Trash20261121 },
  { name: '20261121-message-reading', class: MessageReading20261121 },
  { name: '20261121-subscriber-search', class: SubscriberSearch20261121 },
  { name: '20261121-slug-redirects', class: SlugRedirects20261121 },
  { name: '20261121-near-duplicates', class: NearDuplicates20261121 },
  { name: '20261121-list-filters', class: ListFilters20261121 },
  { name: '20261121-confirmations', class: Confirmations20261121 },
  { name: '20261121-missing-files', class: MissingFiles20261121 },
  { name: '20261122-gallery-changes', class: GalleryChanges20261122 },
  { name: '20261122-letter-key', class: LetterKey20261122 },
  { name: '20261123-010000-featured-changes', class: FeaturedChanges20261123 },
];
