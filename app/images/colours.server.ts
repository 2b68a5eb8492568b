import { setImmediate } from 'node:timers/promises';
import type { Sharp } from 'sharp';
import { openPicture, openRaw, readMetadata, toBytes, toDeepGrey, toRaw } from './decoder.server';
import { avifColours } from './formats/avif-colours.server';
import { DISPLAY_P3, isHdrTransfer } from './formats/code-points.server';
import { curveIn, gamutOf, type ToLight, transferIn } from './formats/icc-profile.server';
import { withEnd } from './formats/jpeg-end.server';
import { addPngProfile } from './formats/png-chunks.server';
import { pngWithProfile, readPngColours, type StatedColours } from './formats/png-colours.server';
import { makeProfile } from './formats/rgb-profile.server';
import { GROUND_COLOURS, type Ground, groundFor } from './ground';
import type { Gamut } from './signatures';

/** The colours of a file, and of the files made from it. */
export interface Colours {
  /** What its values mean. Undefined: sRGB. */
  own: Buffer | undefined;
  /** Whether `own` is not in the file, which states its colours by numbers. */
  isMade: boolean;
  /** Only of greys that the decoder would read wrongly. */
  toLight: ToLight | null;
  isDeep: boolean;
  /** Whether they are PQ or HLG, which need an HDR screen. */
  isHdr: boolean;
  /** Of files that keep a wide gamut. */
  profile: Buffer | undefined;
  gamut: Gamut;
  /** Whether earlier versions made its files in wrong colours: they need other addresses, because files never change. */
  isRecoloured: boolean;
}

/** Too few of 256 values are dark. At 0.5, sRGB has a fifth of the light, and linear values have half. */
const isCoarse = (toLight: ToLight | null) => toLight !== null && toLight(0.5) > 1 / 3;

const displayP3 = makeProfile(DISPLAY_P3) ?? undefined;

export async function readColours(path: string): Promise<Colours> {
  const { format, icc, space, depth, orientation = 1 } = await readMetadata(path);
  const isPng = format === 'png';
  const { codes, numbers }: StatedColours = isPng
    ? await readPngColours(path)
    : { codes: format === 'heif' && !icc ? await avifColours(path) : undefined };
  const stated = codes === 'hdr' ? undefined : (codes ?? numbers);
  const isDeep = depth === 'ushort';
  const isGrey = space === 'b-w' || space === 'grey16';
  const made = typeof stated === 'object' ? makeProfile(stated) : null;
  const own = stated === 'srgb' ? undefined : (made ?? icc);
  const toLight = isGrey && own && (made || isDeep) ? (made ? curveIn(made, 'rTRC') : curveIn(own, 'kTRC')) : null;
  const wide = space.includes('rgb') && !numbers ? gamutOf(own) : 'srgb';
  const isConverted = wide !== 'srgb' && own !== undefined && isCoarse(curveIn(own, 'rTRC'));
  const isTurned = orientation > 1 && isPng;
  return {
    own,
    isMade: made !== null,
    toLight,
    isDeep,
    isHdr: codes === 'hdr' || (!codes && icc !== undefined && isHdrTransfer(transferIn(icc))),
    profile: wide === 'srgb' ? undefined : isConverted ? displayP3 : own,
    gamut: isConverted ? 'p3' : wide,
    isRecoloured:
      toLight !== null ||
      isConverted ||
      (codes !== undefined && (made !== null || icc !== own)) ||
      (isTurned && (isDeep || made !== null || (isGrey && icc !== undefined))),
  };
}

/** Upright. @param keepsGamut else, it is converted to sRGB */
async function open(path: string, colours: Colours, keepsGamut: boolean): Promise<Sharp> {
  const { own, isMade, toLight, isDeep, profile } = colours;
  if (toLight) return openGrey(path, toLight);
  const source = (await withEnd(path)) ?? path;
  // keepIccProfile is never used for this: with 16 bits, a turned picture gets freed memory instead (docs/decisions/0034).
  if (!own || (keepsGamut && own === profile)) return openPicture(source, { ignoreIcc: true }).autoOrient();
  const picture = openPicture(isMade ? await withProfile(path, own, isDeep) : source).autoOrient();
  if (keepsGamut && profile) return picture.pipelineColourspace('rgb16').withIccProfile('p3', { attach: false });
  // sharp converts 16 bits with a profile to Display P3, and does not say so in the file.
  return isDeep ? picture.withIccProfile('srgb', { attach: false }) : picture;
}

/** The decoder only reads profiles. */
async function withProfile(path: string, profile: Buffer, isDeep: boolean): Promise<Buffer> {
  const { format } = await readMetadata(path);
  if (format === 'png') return pngWithProfile(path, profile);
  const png = openPicture(path)
    .toColourspace(isDeep ? 'rgb16' : 'srgb')
    .png({ compressionLevel: 0 });
  return addPngProfile(await toBytes(png), profile);
}

const STEP = 1_000_000;
const toSrgb = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** Converted by us: the decoder accepts no profile of red, green and blue for a grey picture, and ignores one of grey with 16 bits. */
async function openGrey(path: string, toLight: ToLight): Promise<Sharp> {
  const deep = await toDeepGrey(openPicture(path, { ignoreIcc: true }).autoOrient());
  const table = Uint8Array.from({ length: 65_536 }, (_, value) => Math.round(255 * toSrgb(toLight(value / 65_535))));
  const { channels } = deep;
  const values = new Uint16Array(deep.data.buffer, deep.data.byteOffset, deep.data.length / 2);
  // Over the same memory: a value is read before its place is written.
  for (let at = 0; at < values.length; at += STEP) {
    const end = Math.min(values.length, at + STEP);
    for (let index = at; index < end; index++) {
      const value = values[index] ?? 0;
      deep.data[index] = index % channels === 1 ? value >> 8 : (table[value] ?? 0);
    }
    await setImmediate();
  }
  return openRaw({ ...deep, data: deep.data.subarray(0, values.length) }, channels === 1 ? 1 : 2);
}

export interface Upright {
  picture: Sharp;
  /** Of a wide gamut, for the files made from it. */
  profile: Buffer | undefined;
}

/** Upright, and with a background where it is transparent. @param keepsGamut else, it is converted to sRGB */
export async function openUpright(path: string, ground?: Ground, keepsGamut = true): Promise<Upright> {
  const background = GROUND_COLOURS[ground ?? (await findGround(path))];
  const colours = await readColours(path);
  const picture = (await open(path, colours, keepsGamut)).flatten({ background }).toColourspace('srgb');
  return { picture, profile: keepsGamut ? colours.profile : undefined };
}

/** Upright and in sRGB, with its transparency. */
export const openTransparent = async (path: string): Promise<Sharp> =>
  (await open(path, await readColours(path), false)).toColourspace('srgb');

const SAMPLE_SIDE = 64;

/** Only decodes pictures with an alpha channel. */
export async function findGround(path: string): Promise<Ground> {
  const { hasAlpha } = await readMetadata(path);
  if (!hasAlpha) return 'white';
  const picture = await openTransparent(path);
  return groundFor((await toRaw(picture.resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'fill' }))).data);
}
