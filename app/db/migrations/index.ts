import { Counts20261121 } from './20261121-counts';
import { Gallery20261121 } from './20261121-gallery';
import { RateLimits20261121 } from './20261121-rate-limits';
import { Search20261121 } from './20261121-search';
import { StarterCategories20261121 } from './20261121-starter-categories';

/** Every migration in the order it is run. */
export const migrations = [
  { name: '20261121-gallery', class: Gallery20261121 },
  { name: '20261121-counts', class: Counts20261121 },
  { name: '20261121-search', class: Search20261121 },
  { name: '20261121-rate-limits', class: RateLimits20261121 },
  { name: '20261121-starter-categories', class: StarterCategories20261121 },
];
