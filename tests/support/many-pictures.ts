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

/** A new picture. */
export async function newFile(name: string, width = 160, height = 90): Promise<PictureFile> {
  return asFile(name, await paint({ width, height }));
}

/** The same picture in another size: a different file that looks the same. */
export async function lookalike(name: string, { buffer }: PictureFile, width = 360): Promise<PictureFile> {
  return asFile(name, await sharp(buffer).resize({ width }).jpeg({ quality: 70 }).toBuffer());
}

/** Wallpapers from the folder that TEST_WALLPAPERS names, if any, and painted ones. */
export async function manyPictures(count: number): Promise<PictureFile[]> {
  const folder = process.env.TEST_WALLPAPERS;
  const names = folder ? (await readdir(folder)).filter((name) => /\.(jpe?g|png|webp)$/.test(name)).sort() : [];
  const real = names.slice(0, count).map(async (name) => asFile(name, await readFile(path.join(folder ?? '', name))));
  const painted = Array.from({ length: count - real.length }, (_, index) =>
    newFile(`Valley_of_${String.fromCharCode(65 + index)}_1920x1080.jpg`),
  );
  return Promise.all([...real, ...painted]);
}

/** Drops files on the page. */
export const dropFile = (page: Page, ...files: PictureFile[]) => handOver(page, 'drop', files);

/** Pastes files into the page. */
export const pasteFile = (page: Page, ...files: PictureFile[]) => handOver(page, 'paste', files);

async function handOver(page: Page, type: 'drop' | 'paste', files: PictureFile[]): Promise<void> {
  const coded = files.map(({ name, mimeType, buffer }) => [name, mimeType, buffer.toString('base64')] as const);
  const data = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const [name, mimeType, bytes] of list) {
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([content], name, { type: mimeType }));
    }
    return transfer;
  }, coded);
  await page.getByRole('main').evaluate(
    (main, { type: name, transfer }) => {
      const init = { bubbles: true, cancelable: true };
      main.dispatchEvent(
        name === 'drop'
          ? new DragEvent(name, { ...init, dataTransfer: transfer })
          : new ClipboardEvent(name, { ...init, clipboardData: transfer }),
      );
    },
    { type, transfer: data },
  );
}
