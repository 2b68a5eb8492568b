import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { paintWallpaper } from '~/demo/canvas/painting';
import { demoWallpapers } from '~/demo/collection';
import { type DemoWallpaper, demoCategories } from '~/demo/wallpaper';

const byDevice = (device: string) => demoWallpapers.filter((wallpaper) => wallpaper.device === device);

const reduced = (wallpaper: DemoWallpaper): DemoWallpaper => ({
  ...wallpaper,
  width: Math.round(wallpaper.width / 12),
  height: Math.round(wallpaper.height / 12),
});

describe('the demo wallpapers', () => {
  it('are about sixty, each with a unique title', () => {
    expect(demoWallpapers.length).toBeGreaterThanOrEqual(58);
    expect(new Set(demoWallpapers.map((wallpaper) => wallpaper.title)).size).toBe(demoWallpapers.length);
  });

  it('fill exactly the six categories', () => {
    expect(new Set(demoWallpapers.map((wallpaper) => wallpaper.category))).toEqual(new Set(demoCategories));
    expect(demoCategories).toHaveLength(6);
  });

  it('have three to six lowercase tags each', () => {
    for (const { tags } of demoWallpapers) {
      expect(tags.length).toBeGreaterThanOrEqual(3);
      expect(tags.length).toBeLessThanOrEqual(6);
      expect(tags).toEqual(tags.map((tag) => tag.toLowerCase().trim()));
      expect(new Set(tags).size).toBe(tags.length);
    }
  });

  it('have the shape of their device', () => {
    for (const { width, height } of byDevice('pc')) expect(width / height).toBeGreaterThanOrEqual(1.6);
    for (const { width, height } of byDevice('mobile')) expect(height / width).toBeGreaterThan(1.7);
    for (const { width, height } of byDevice('tablet')) expect(height / width).toBeLessThan(1.5);
    expect(byDevice('mobile').length).toBeGreaterThan(12);
    expect(byDevice('tablet').length).toBeGreaterThan(7);
  });

  it('feature six', () => {
    expect(demoWallpapers.filter((wallpaper) => wallpaper.featured)).toHaveLength(6);
  });
});

describe('painting', () => {
  it('gives the same bytes each time', async () => {
    for (const wallpaper of [0, 11, 22, 41].map((index) => reduced(demoWallpapers[index] as DemoWallpaper))) {
      expect(await paintWallpaper(wallpaper)).toEqual(await paintWallpaper(wallpaper));
    }
  });

  it('gives a file in the size and format of the entry, never a blank one', async () => {
    for (const wallpaper of demoWallpapers.map(reduced)) {
      const file = await paintWallpaper(wallpaper);
      const { width, height, format } = await sharp(file).metadata();
      expect({ width, height, format }).toEqual({
        width: wallpaper.width,
        height: wallpaper.height,
        format: wallpaper.format,
      });
      const { channels } = await sharp(file).stats();
      expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(4);
    }
  });

  it('gives every wallpaper a different picture', async () => {
    const files = await Promise.all(demoWallpapers.slice(0, 12).map((wallpaper) => paintWallpaper(reduced(wallpaper))));
    expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(files.length);
  });
});
