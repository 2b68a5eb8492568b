import path from 'node:path';
import type { Sharp } from 'sharp';
import { saveBytes } from '~/platform/disk.server';
import { writeSums } from './checksums.server';
import { openRaw, openUpright, type RawPicture, readHeader, toBytes, toRaw } from './decoder.server';
import type { Ground } from './ground';
import { jpegOptions, jpegWidths, largeWidth, renditionWidths, webpOptions } from './renditions';

export async function decodeLarge(
  originalPath: string,
  width: number,
  ground: Ground | undefined,
  isWide: boolean,
): Promise<RawPicture> {
  const picture = await openUpright(originalPath, ground, isWide);
  return toRaw(picture.resize({ width: largeWidth(width), withoutEnlargement: true }), isWide);
}

export async function scaleDown(large: RawPicture, width: number): Promise<RawPicture[]> {
  const pictures: RawPicture[] = [];
  let previous = large;
  for (const narrower of renditionWidths(width).reverse().slice(1)) {
    previous = await toRaw(openRaw(previous).resize({ width: narrower }), previous.isWide);
    pictures.push(previous);
  }
  return pictures;
}

export async function writeRenditions(pictures: RawPicture[], width: number, outputDir: string): Promise<void> {
  const fallbacks = new Set(jpegWidths(width));
  await Promise.all(
    pictures.flatMap((picture) => {
      const { width: own } = picture;
      const save = async (ending: string, encoded: Sharp) =>
        saveBytes(path.join(outputDir, `${own}.${ending}`), await toBytes(encoded));
      const files = [save('webp', openRaw(picture).webp(webpOptions(own)))];
      if (fallbacks.has(own)) files.push(save('jpg', openRaw(picture).jpeg(jpegOptions(own))));
      return files;
    }),
  );
}

/** Returns the names of the new files, in the order in which they may be published. */
export async function renderAvif(originalPath: string, width: number, outputDir: string): Promise<string[]> {
  const names: string[] = [];
  const { gamut } = await readHeader(originalPath);
  const large = await decodeLarge(originalPath, width, undefined, gamut !== 'srgb');
  for (const picture of [large, ...(await scaleDown(large, width))]) {
    const name = `${picture.width}.avif`;
    // From effort 4, libaom takes five times as long as with 2 and saves less than 10 %.
    await saveBytes(path.join(outputDir, name), await toBytes(openRaw(picture).avif({ quality: 60, effort: 2 })));
    names.push(name);
  }
  return [await writeSums(outputDir, 'avif', names), ...names];
}
