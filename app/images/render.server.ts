import path from 'node:path';
import { saveBytes } from '~/platform/disk.server';
import { writeSums } from './checksums.server';
import { openUpright } from './colours.server';
import { openRaw, type RawPicture, toRaw } from './decoder.server';
import { encode } from './encode.server';
import type { Ground } from './ground';
import { avifOptions, jpegOptions, jpegWidths, largeWidth, renditionWidths, webpOptions } from './renditions';

export async function decodeLarge(originalPath: string, width: number, ground?: Ground): Promise<RawPicture> {
  const { picture, profile } = await openUpright(originalPath, ground);
  return toRaw(picture.resize({ width: largeWidth(width), withoutEnlargement: true }), profile);
}

export async function scaleDown(large: RawPicture, width: number): Promise<RawPicture[]> {
  const pictures: RawPicture[] = [];
  let previous = large;
  for (const narrower of renditionWidths(width).reverse().slice(1)) {
    previous = await toRaw(openRaw(previous).resize({ width: narrower }), previous.profile);
    pictures.push(previous);
  }
  return pictures;
}

export async function writeRenditions(pictures: RawPicture[], width: number, outputDir: string): Promise<void> {
  const fallbacks = new Set(jpegWidths(width));
  await Promise.all(
    pictures.flatMap((picture) => {
      const { width: own, profile } = picture;
      const save = async (ending: string, encoded: Promise<Buffer>) =>
        saveBytes(path.join(outputDir, `${own}.${ending}`), await encoded);
      const files = [save('webp', encode(openRaw(picture), 'webp', webpOptions(own), profile))];
      if (fallbacks.has(own)) files.push(save('jpg', encode(openRaw(picture), 'jpeg', jpegOptions(own), profile)));
      return files;
    }),
  );
}

/** Returns the names of the new files, in the order in which they may be published. */
export async function renderAvif(originalPath: string, width: number, outputDir: string): Promise<string[]> {
  const names: string[] = [];
  const large = await decodeLarge(originalPath, width);
  for (const picture of [large, ...(await scaleDown(large, width))]) {
    const name = `${picture.width}.avif`;
    const avif = await encode(openRaw(picture), 'avif', avifOptions(picture.width), picture.profile);
    await saveBytes(path.join(outputDir, name), avif);
    names.push(name);
  }
  return [await writeSums(outputDir, 'avif', names), ...names];
}
