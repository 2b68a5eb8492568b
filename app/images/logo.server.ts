import { openPicture, readHeader, toBytes } from './decoder.server';

const SIDE = 512;
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** A square PNG, transparent beside the picture. It has nothing of the file but its pixels. @throws invalid */
export async function renderLogo(path: string): Promise<Buffer> {
  await readHeader(path);
  return toBytes(openPicture(path).autoOrient().resize(SIDE, SIDE, { fit: 'contain', background: TRANSPARENT }).png());
}

export const resizeLogo = (png: Buffer, side: number): Promise<Buffer> =>
  toBytes(openPicture(png).resize(side, side).png());
