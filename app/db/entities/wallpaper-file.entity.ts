import { defineEntity } from '@mikro-orm/core';
import { Wallpaper } from './wallpaper.entity';

/** File keys that may have files without a wallpaper; the sweep looks at these alone. */
export const LooseFile = defineEntity({
  name: 'LooseFile',
  tableName: 'loose_file',
  properties: (p) => ({
    fileKey: p.character().length(24).primary(),
    since: p.datetime().defaultRaw('now()'),
  }),
});

/** A wallpaper whose picture was not found the last time somebody looked. */
export const MissingFile = defineEntity({
  name: 'MissingFile',
  tableName: 'missing_file',
  properties: (p) => ({
    wallpaper: () => p.oneToOne(Wallpaper).primary().deleteRule('cascade').updateRule('cascade'),
    foundAt: p.datetime().defaultRaw('now()'),
  }),
});

/** What became of each file of a batch that was sent without a script; kept for a day. */
export const UploadOutcome = defineEntity({
  name: 'UploadOutcome',
  tableName: 'upload_outcome',
  properties: (p) => ({
    batch: p.character().length(32).primary(),
    place: p.smallint().primary(),
    fileName: p.string().length(200),
    /** No reference: it outlives a stay in the trash. */
    wallpaperId: p.integer().nullable(),
    message: p.text().nullable(),
    location: p.text().nullable(),
    pending: p.character().length(32).nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  }),
});
