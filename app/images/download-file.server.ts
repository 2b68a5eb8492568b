import { readFile } from 'node:fs/promises';
import {
  openPicture,
  openUpright,
  type PictureFormat,
  type PictureHeader,
  readHeader,
  toBytes,
  toRaw,
} from './decoder.server';
import { hasLookupTable, isProfile } from './formats/icc-profile.server';
import { stripJpeg } from './formats/jpeg-segments.server';
import { stripPng } from './formats/png-chunks.server';
import { stripWebp } from './formats/webp-chunks.server';
import { saveBytes } from './storage/disk.server';

// Picture data can be crafted to read as a script; real ones hold such a word once in a thousand files.
const SCRIPT = /<\?php|<script|<svg[\s/>]|javascript:|onerror|onload|onclick|alert\(/i;

// A progressive encoder holds six bytes a pixel, and needs as many seconds as the other tenths.
const MAX_PROGRESSIVE_PIXELS = 16_000_000;

/** Unchanged data of a JPEG that any viewer shows right, else a new one. No metadata but a colour profile. */
export async function makeDownloadJpeg(originalPath: string, format: PictureFormat, outPath: string): Promise<void> {
  const header = await readHeader(originalPath);
  const isKept = format === 'jpeg' && isShownRight(header);
  const unchanged = isKept ? await unlessScript(originalPath, (file) => stripJpeg(file, header.profile)) : null;
  const progressive = header.width * header.height <= MAX_PROGRESSIVE_PIXELS;
  const reencoded = async () => {
    const picture = await openUpright(originalPath);
    const options = { quality: 95, chromaSubsampling: '4:4:4', progressive, optimiseCoding: progressive };
    return toBytes(picture.jpeg(options));
  };
  await saveBytes(outPath, unchanged && (await decodesWithoutWarning(unchanged)) ? unchanged : await reencoded());
}

export async function writeCleanOriginal(
  originalPath: string,
  format: Exclude<PictureFormat, 'jpeg'>,
  outPath: string,
): Promise<void> {
  const { isRotated, profile } = await readHeader(originalPath);
  const isSound = !profile || isProfile(profile);
  const strip = format === 'png' ? stripPng : stripWebp;
  const unchanged = isRotated || !isSound ? null : await unlessScript(originalPath, (file) => strip(file, profile));
  await saveBytes(outPath, unchanged ?? (await repack(originalPath, format, isSound)));
}

function repack(originalPath: string, format: 'png' | 'webp', keepsProfile: boolean): Promise<Buffer> {
  const isRotated = openPicture(originalPath).autoOrient();
  const upright = keepsProfile ? isRotated.keepIccProfile() : isRotated;
  return toBytes(format === 'png' ? upright.png() : upright.webp({ lossless: true, effort: 2 }));
}

async function unlessScript(originalPath: string, strip: (file: Buffer) => Buffer | null): Promise<Buffer | null> {
  const bytes = strip(await readFile(originalPath));
  return bytes && !SCRIPT.test(bytes.toString('latin1')) ? bytes : null;
}

/** Our decoder forgives what others may not. Below half of the size it would skip data. */
async function decodesWithoutWarning(jpeg: Buffer): Promise<boolean> {
  const { width } = await openPicture(jpeg).metadata();
  const small = openPicture(jpeg, 'warning').resize({ width: Math.ceil(width / 2), kernel: 'nearest' });
  return toRaw(small).then(
    () => true,
    () => false,
  );
}

function isShownRight({ isRotated, space, profile }: PictureHeader): boolean {
  const isPlain = !profile || (isProfile(profile) && !hasLookupTable(profile));
  return !isRotated && (space === 'srgb' || space === 'b-w') && isPlain;
}
