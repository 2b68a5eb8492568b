import { defineEntity, p } from '@mikro-orm/core';
import type { VersionRole } from '../../lib/version-roles';
import { Category } from './category.entity';
import { Tag } from './tag.entity';
import { TextArray } from './text-array';

export interface PaletteColor {
  /** #rrggbb */
  color: string;
  /** Share of the picture, 0 to 1. */
  weight: number;
}

/** What the gallery and the trash store of a wallpaper. A function, because an entity completes its properties. */
const storedProperties = () => ({
  id: p.integer().primary(),
  title: p.string().length(200),
  description: p.text().nullable(),
  author: p.string().length(200).nullable(),
  authorUrl: p.string().length(500).nullable(),
  sourceUrl: p.string().length(500).nullable(),
  licence: p.string().length(20).default('unknown'),
  /** What the licence `other` says. */
  licenceText: p.string().length(200).nullable(),
  ai: p.string().length(7).default('unknown'),
  resolution: p.string().length(40),
  fileSize: p.string().length(40),
  deviceType: p.string().length(20).nullable(),
  category: () => p.manyToOne(Category).nullable().deleteRule('set null'),
  /** Names in the administrator's order. wallpaper_tag has the same tags for searches. */
  tags: p.type(TextArray).$type<string[]>(),
  featured: p.boolean().default(false),
  fileKey: p.character().length(24).unique(),
  sha256: p.character().length(64).unique(),
  format: p.string().length(4).$type<'jpeg' | 'png' | 'webp' | 'avif'>(),
  width: p.integer(),
  height: p.integer(),
  bytes: p.integer(),
  perceptualHash: p.bigint().$type<bigint>(),
  palette: p.json().$type<PaletteColor[]>(),
  focalX: p.float(),
  focalY: p.float(),
  /** The administrator chose the point, so it is not calculated again. */
  focalChosen: p.boolean().default(false),
  /** Average colours of the four quarters, three hexadecimal digits each. */
  placeholder: p.character().length(12),
  /** Share of the pixels that an OLED screen switches off. Null until measured. */
  blackShare: p.float().nullable(),
  /** Whether the file has a gain map. */
  hdr: p.boolean().default(false),
  gamut: p.text().$type<'srgb' | 'p3' | 'rec2020' | 'adobe-rgb'>().default('srgb'),
  avif: p.boolean().default(false),
  /** Shared by the versions of one picture. */
  setId: p.integer().nullable(),
  setRole: p.string().length(9).$type<VersionRole>().nullable(),
  version: p.integer().version(),
  createdAt: p.datetime().defaultRaw('now()'),
  updatedAt: p
    .datetime()
    .defaultRaw('now()')
    .onUpdate(() => new Date()),
  /** A fixed random number. Shuffled lists follow its index. */
  shuffleKey: p.integer().defaultRaw('floor(random() * 2147483648)::int'),
});

export const Wallpaper = defineEntity({
  name: 'Wallpaper',
  tableName: 'wallpaper',
  properties: {
    ...storedProperties(),
    /** The device group of its list: pc, mobile, tablet or other. */
    deviceGroup: p.string().length(20).persist(false),
    /** Place among the versions of the picture, from 1. Filled in by triggers, like the next two. */
    setPlace: p.smallint().persist(false).nullable(),
    /** Which lists show an earlier version instead, as bits: see `REPEATS`. */
    repeats: p.smallint().persist(false),
    /** Lists are filtered by this. */
    facets: p.integer().persist(false),
    search: p.text().columnType('tsvector').persist(false).lazy().hidden(),
  },
});

/** A deleted or hidden wallpaper, or a draft. */
export const TrashedWallpaper = defineEntity({
  name: 'TrashedWallpaper',
  tableName: 'trashed_wallpaper',
  properties: {
    ...storedProperties(),
    downloads: p.integer().default(0),
    deletedAt: p.datetime().defaultRaw('now()'),
    hiddenFor: p.string().length(20).nullable(),
    /** Deleted drafts are in the trash, and come back as drafts. */
    draft: p.string().length(7).$type<'kept' | 'deleted'>().nullable(),
    publishAt: p.datetime().nullable(),
  },
});

export const WallpaperTag = defineEntity({
  name: 'WallpaperTag',
  tableName: 'wallpaper_tag',
  properties: {
    tag: () => p.manyToOne(Tag).primary().deleteRule('cascade'),
    wallpaper: () => p.manyToOne(Wallpaper).primary().deleteRule('cascade'),
    /** Copied from the wallpaper. */
    facets: p.integer().persist(false),
  },
});
