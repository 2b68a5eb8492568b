import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { saveBytes } from '~/platform/disk.server';
import { decodesWithoutWarning } from './check-picture.server';
import { openTransparent, openUpright } from './colours.server';
import { openPicture, type PictureHeader, readHeader } from './decoder.server';
import { encode, withExactly } from './encode.server';
import { hasLookupTable, isProfile } from './formats/icc-profile.server';
import { stripJpeg } from './formats/jpeg-segments.server';
import { MAX_PARTS, readParts } from './formats/parts.server';
import { addChunks, colourChunks, stripPng } from './formats/png-chunks.server';
import { stripWebp } from './formats/webp-chunks.server';
import { readGainMap, withGainMap } from './gain-map.server';
import type { PictureFormat } from './signatures';

// Picture data can be crafted to work as a script. Only one real picture in a thousand contains such a word.
const SCRIPT = /<\?php|<script|<svg[\s/>]|javascript:|onerror|onload|onclick|alert\(/i;
const LONGEST_SCRIPT = 'javascript:'.length;
const SCRIPT_STEP = 1024 * 1024;

// A progressive encoder needs six bytes per pixel and ten times as long.
const MAX_PROGRESSIVE_PIXELS = 16_000_000;

/** Keeps the data of a JPEG that every viewer shows correctly, else encodes a new one. Removes all metadata but the colour profile. */
export async function makeDownloadJpeg(originalPath: string, format: PictureFormat, outPath: string): Promise<void> {
  const header = await readHeader(originalPath);
  const isKept = format === 'jpeg' && isShownRight(header);
  const unchanged = isKept ? await unchangedData(originalPath, format, header.profile) : null;
  const progressive = header.width * header.height <= MAX_PROGRESSIVE_PIXELS;
  const reencoded = async () => {
    const { picture, profile } = await openUpright(originalPath);
    const options = { quality: 95, chromaSubsampling: '4:4:4', progressive, optimiseCoding: progressive };
    return { jpeg: await encode(picture, 'jpeg', options, profile), profile };
  };
  const isSound = unchanged !== null && (await decodesWithoutWarning(unchanged));
  const { jpeg, profile } = isSound ? { jpeg: unchanged, profile: header.profile } : await reencoded();
  const map = await readGainMap(originalPath, header);
  await saveBytes(outPath, await withExactly(profile, (map && (await withGainMap(jpeg, map))) ?? jpeg));
}

export async function writeCleanOriginal(originalPath: string, format: 'png' | 'webp', outPath: string): Promise<void> {
  const { isRotated, space, profile } = await readHeader(originalPath);
  if (profile && !isProfile(profile)) {
    const converted = (await openTransparent(originalPath)).toColourspace(space);
    return saveBytes(outPath, await encode(converted, format, REPACKED[format]));
  }
  const unchanged = isRotated ? null : await unchangedData(originalPath, format, profile);
  const file = unchanged ?? (await repack(originalPath, format, space, profile));
  await saveBytes(outPath, await withExactly(profile, file));
}

// For a PNG, an effort would mean a palette.
const REPACKED = { png: {}, webp: { lossless: true, effort: 2 } };

/** Upright. Values, bits, and what says their colours stay. */
async function repack(path: string, format: 'png' | 'webp', space: string, profile?: Buffer): Promise<Buffer> {
  const upright = openPicture(path, { ignoreIcc: true }).autoOrient().toColourspace(space);
  const file = await encode(upright, format, REPACKED[format], profile);
  if (format === 'webp') return file;
  const { parts } = (await readParts(path)) ?? { parts: [] };
  return addChunks(file, colourChunks(await readFile(path), parts));
}

const STRIPS = { jpeg: stripJpeg, png: stripPng, webp: stripWebp };

/** Null when the bytes must not be published unchanged. */
async function unchangedData(path: string, format: keyof typeof STRIPS, profile?: Buffer): Promise<Buffer | null> {
  const read = await readParts(path);
  if (read?.format !== format || read.parts.length > MAX_PARTS) return null;
  const bytes = STRIPS[format](await readFile(path), read.parts, profile);
  return bytes && !(await readsAsScript(bytes)) ? bytes : null;
}

/** One megabyte at a time: 50 would block everything else for half a second. */
async function readsAsScript(bytes: Buffer): Promise<boolean> {
  for (let at = 0; at < bytes.length; at += SCRIPT_STEP) {
    if (SCRIPT.test(bytes.toString('latin1', at, at + SCRIPT_STEP + LONGEST_SCRIPT))) return true;
    await setImmediate();
  }
  return false;
}

function isShownRight({ isRotated, space, profile }: PictureHeader): boolean {
  const isPlain = !profile || (isProfile(profile) && !hasLookupTable(profile));
  return !isRotated && (space === 'srgb' || space === 'b-w') && isPlain;
}
