import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { paint } from './painting';

export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const asFile = (name: string, buffer: Buffer): PictureFile => ({ name, mimeType: 'image/jpeg', buffer });

/** A picture that nobody has painted before. */
export async function newFile(name: string, width = 160, height = 90): Promise<PictureFile> {
  return asFile(name, await paint({ width, height }));
}

/** The same picture in another size: another file that looks the same. */
export async function lookalike(name: string, { buffer }: PictureFile, width = 360): Promise<PictureFile> {
  return asFile(name, await sharp(buffer).resize({ width }).jpeg({ quality: 70 }).toBuffer());
}

/** As many real ones as show that large files of every kind go through; more of them would only take longer. */
const MOST_REAL = 6;

/** Wallpapers from the folder that TEST_WALLPAPERS names, if any, and painted ones. */
export async function manyPictures(count: number): Promise<PictureFile[]> {
  const folder = process.env.TEST_WALLPAPERS;
  const names = folder ? (await readdir(folder)).filter((name) => /\.(jpe?g|png|webp)$/.test(name)).sort() : [];
  const real = names
    .slice(0, MOST_REAL)
    .map(async (name) => asFile(name, await readFile(path.join(folder ?? '', name))));
  const painted = Array.from({ length: count - real.length }, (_, index) =>
    newFile(`Valley_of_${String.fromCharCode(65 + index)}_1920x1080.jpg`),
  );
  return Promise.all([...real, ...painted]);
}

/** Lets a file go over the page, as if it had been dragged there. */
export async function dropFile(page: Page, { name, mimeType, buffer }: PictureFile): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, type, bytes]) => {
      const transfer = new DataTransfer();
      const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([data], fileName, { type }));
      return transfer;
    },
    [name, mimeType, buffer.toString('base64')] as const,
  );
  await page.dispatchEvent('main', 'drop', { dataTransfer });
}
