import { defineEntity } from '@mikro-orm/core';
import { Wallpaper } from './wallpaper.entity';

/** A wallpaper whose picture was missing at the last check. */
export const MissingFile = defineEntity({
  name: 'MissingFile',
  tableName: 'missing_file',
  properties: (p) => ({
    wallpaper: () => p.oneToOne(Wallpaper).primary().deleteRule('cascade').updateRule('cascade'),
    foundAt: p.datetime().defaultRaw('now()'),
  }),
});
