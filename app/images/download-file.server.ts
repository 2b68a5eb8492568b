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
import { stripJpeg } from './jpeg-segments.server';
import { stripPng } from './png-chunks.server';
import { saveBytes } from './save-bytes.server';
import { stripWebp } from './webp-chunks.server';

// Picture data can be crafted to read as a script. Real data hold such a word once in some thousand full-size files.
const SCRIPT = /<\?php|<script|<svg[\s/>]|javascript:|onerror|onload|onclick|alert\(/i;

// A progressive encoder holds six bytes a pixel at once, and needs as many seconds as the other one needs tenths.
const MOST_PROGRESSIVE_PIXELS = 16_000_000;

/**
 * Writes the file that a visitor downloads as `.jpg`: the unchanged picture data of a JPEG that any viewer shows right,
 * else a JPEG of high quality, upright and in sRGB. No metadata but a colour profile. Throws `invalid` or `unavailable`.
 */
export async function makeDownloadJpeg(originalPath: string, format: PictureFormat, outPath: string): Promise<void> {
  const header = await readHeader(originalPath);
  const asItIs = format === 'jpeg' && showsRightAsItIs(header) ? await unlessScript(originalPath, stripJpeg) : null;
  const progressive = header.width * header.height <= MOST_PROGRESSIVE_PIXELS;
  const anew = () =>
    openUpright(originalPath).jpeg({
      quality: 95,
      chromaSubsampling: '4:4:4',
      progressive,
      optimiseCoding: progressive,
    });
  await saveBytes(outPath, asItIs && (await isFlawless(asItIs)) ? asItIs : await toBytes(anew()));
}

/**
 * Writes an original that is no JPEG without private metadata, in its own format and with its colour profile. Picture
 * data stay unchanged where they can; else they are packed anew, without loss. Throws `invalid` or `unavailable`.
 */
export async function writeCleanOriginal(
  originalPath: string,
  format: Exclude<PictureFormat, 'jpeg'>,
  outPath: string,
): Promise<void> {
  const { turned } = await readHeader(originalPath);
  const asItIs = turned ? null : await unlessScript(originalPath, format === 'png' ? stripPng : stripWebp);
  await saveBytes(outPath, asItIs ?? (await packAnew(originalPath, format)));
}

function packAnew(originalPath: string, format: 'png' | 'webp'): Promise<Buffer> {
  const upright = openPicture(originalPath).autoOrient().keepIccProfile();
  return toBytes(format === 'png' ? upright.png() : upright.webp({ lossless: true, effort: 2 }));
}

async function unlessScript(originalPath: string, strip: (file: Buffer) => Buffer | null): Promise<Buffer | null> {
  const bytes = strip(await readFile(originalPath));
  return bytes && !SCRIPT.test(bytes.toString('latin1')) ? bytes : null;
}

/** Our decoder forgives what another one may not. At less than half of the size it would skip what it does not need. */
async function isFlawless(jpeg: Buffer): Promise<boolean> {
  const { width } = await openPicture(jpeg).metadata();
  const small = openPicture(jpeg, 'warning').resize({ width: Math.ceil(width / 2), kernel: 'nearest' });
  return toRaw(small).then(
    () => true,
    () => false,
  );
}

function showsRightAsItIs({ turned, space, profile }: PictureHeader): boolean {
  return !turned && (space === 'srgb' || space === 'b-w') && !hasLookupTable(profile);
}

/**
 * Profiles with tables (an XYB JPEG has one) turn into false colours where a viewer reads only matrix profiles. Layout:
 * ICC.1:2022, section 7.3.
 */
function hasLookupTable(profile: Buffer | undefined): boolean {
  if (!profile || profile.length < 132) return false;
  const tags = profile.subarray(132, 132 + 12 * profile.readUInt32BE(128));
  for (let at = 0; at + 12 <= tags.length; at += 12) {
    if (tags.toString('latin1', at, at + 4) === 'A2B0') return true;
  }
  return false;
}
