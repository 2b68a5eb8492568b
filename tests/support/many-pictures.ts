import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { paint } from './painting';

export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const asFile = (name: string, buffer: Buffer): PictureFile => ({ name, mimeType: 'image/jpeg', buffer });

/** A picture that nobody has painted before. */
export async function newFile(name: string, width = 480, height = 270): Promise<PictureFile> {
  return asFile(name, await paint({ width, height }));
}

/** The same picture in another size: another file that looks the same. */
export async function lookalike(name: string, { buffer }: PictureFile, width = 360): Promise<PictureFile> {
  return asFile(name, await sharp(buffer).resize({ width }).jpeg({ quality: 70 }).toBuffer());
}

/** Real wallpapers from the folder that TEST_WALLPAPERS names, or as many painted ones. */
export async function manyPictures(count: number): Promise<PictureFile[]> {
  const folder = process.env.TEST_WALLPAPERS;
  if (!folder) {
    return Promise.all(
      Array.from({ length: count }, (_, index) =>
        newFile(`Valley_of_${String.fromCharCode(65 + index)}_1920x1080.jpg`),
      ),
    );
  }
  const names = (await readdir(folder)).filter((name) => /\.(jpe?g|png|webp)$/.test(name)).sort();
  return Promise.all(
    names.slice(0, count).map(async (name) => ({ ...asFile(name, await readFile(path.join(folder, name))) })),
  );
}
