import { defineEntity } from '@mikro-orm/core';
import { Category } from './category.entity';

export interface PaletteColor {
  /** #rrggbb */
  color: string;
  /** Share of the picture, 0 to 1. */
  weight: number;
}

export const Wallpaper = defineEntity({
  name: 'Wallpaper',
  tableName: 'wallpaper',
  properties: (p) => ({
    id: p.integer().primary(),
    title: p.string().length(200),
    description: p.text().nullable(),
    resolution: p.string().length(40),
    fileSize: p.string().length(40),
    deviceType: p.string().length(20).nullable(),
    category: () => p.manyToOne(Category).nullable().deleteRule('set null'),
    /** Names in the order the administrator gave; wallpaper_tag holds the same tags for looking up. */
    tags: p.array(String).$type<string[]>(),
    featured: p.boolean().default(false),
    downloads: p.integer().default(0),
    fileKey: p.character().length(24).unique(),
    sha256: p.character().length(64).unique(),
    format: p.string().length(4).$type<'jpeg' | 'png' | 'webp'>(),
    width: p.integer(),
    height: p.integer(),
    bytes: p.integer(),
    perceptualHash: p.bigint().$type<bigint>(),
    palette: p.json().$type<PaletteColor[]>(),
    focalX: p.float(),
    focalY: p.float(),
    /** Average colours of the four quarters, three hexadecimal digits each. */
    placeholder: p.character().length(12),
    avif: p.boolean().default(false),
    version: p.integer().version(),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p
      .datetime()
      .defaultRaw('now()')
      .onUpdate(() => new Date()),
  }),
});
