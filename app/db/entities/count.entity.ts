/** Counts that triggers keep, or one statement with what it counts; nothing else writes them. */
import { defineEntity } from '@mikro-orm/core';

export const WallpaperCount = defineEntity({
  name: 'WallpaperCount',
  tableName: 'wallpaper_count',
  // The table has a unique constraint instead, since category and device may be null.
  properties: (p) => ({
    categoryId: p.integer().primary(),
    deviceType: p.string().length(20).primary(),
    featured: p.boolean().primary(),
    count: p.integer(),
  }),
});

export const FacetCount = defineEntity({
  name: 'FacetCount',
  tableName: 'facet_count',
  // As above.
  properties: (p) => ({
    categoryId: p.integer().primary(),
    facets: p.integer().primary(),
    count: p.integer(),
  }),
});

export const SearchWord = defineEntity({
  name: 'SearchWord',
  tableName: 'search_word',
  properties: (p) => ({
    word: p.text().primary(),
    uses: p.integer(),
  }),
});

/** One row for a day would be one lock for every download of that day; sixteen share it. */
export const DownloadDay = defineEntity({
  name: 'DownloadDay',
  tableName: 'download_day',
  properties: (p) => ({
    day: p.date().primary(),
    shard: p.smallint().primary(),
    downloads: p.bigint(),
  }),
});

/** What was downloaded of a wallpaper on a day of the last year. */
export const WallpaperDay = defineEntity({
  name: 'WallpaperDay',
  tableName: 'wallpaper_day',
  properties: (p) => ({
    wallpaperId: p.integer().primary(),
    day: p.date().primary(),
    downloads: p.integer(),
    outside: p.smallint().default(0),
  }),
});

/** In sixteen rows for the same reason; only their sum means anything. */
export const VisitorDay = defineEntity({
  name: 'VisitorDay',
  tableName: 'visitor_day',
  properties: (p) => ({
    day: p.date().primary(),
    shard: p.smallint().primary(),
    visitors: p.integer(),
  }),
});
