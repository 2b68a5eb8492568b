import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { env } from '~/lib/env.server';
import { DomainError, errorCode, invalid } from '~/lib/errors';
import { isSmall, mostDecoderBytes } from '~/lib/settings/machine.server';
import { messagesOf } from '~/messages/messages';
import { log } from '~/platform/log.server';
import { meters } from '~/platform/meters.server';
import { gamutOf } from './formats/icc-profile.server';
import { withEnd } from './formats/jpeg-end.server';
import { MAX_PARTS } from './formats/parts.server';
import { withProfile } from './formats/png-colours.server';
import { GROUND_COLOURS, type Ground, groundFor } from './ground';
import type { Gamut, PictureFormat } from './signatures';

const WEBP_MAX_SIDE = 16_383;
export const MAX_PIXELS = env.MAX_MEGAPIXELS * 1_000_000;
const TIMEOUT_SECONDS = 20;
/** sharp only checks its timeout between rows, and a decoder's thread cannot be ended. */
const WATCHDOG_SECONDS = 60;
const PROGRESSIVE_BYTES_PER_PIXEL = 6;
const MAX_DECODER_BYTES = Math.min(MAX_PIXELS * PROGRESSIVE_BYTES_PER_PIXEL, mostDecoderBytes);

// The prebuilt libvips also opens SVG, GIF, TIFF and more: attack surface we don't need.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});
// No picture is opened twice, so a cache would only waste memory and file handles.
sharp.cache(false);
sharp.concurrency(1);

// sharp shares libuv's four threads with the file system, so one upload could delay every file read.
const decoderSlots = pLimit(isSmall ? 1 : Math.min(2, availableParallelism()));

/** Pixels in sRGB, or a PNG that keeps the colours of a wide gamut. */
export type RawPicture = { data: Buffer; width: number; height: number; isWide?: boolean };

export type PictureHeader = {
  format: PictureFormat;
  width: number;
  height: number;
  isRotated: boolean;
  /** 1 to 8, as in EXIF. */
  orientation: number;
  /** 0 when the decoder reads row by row. */
  decoderBytes: number;
  space: string;
  profile: Buffer | undefined;
  gamut: Gamut;
};

/** A picture of the gallery, as the decoder needs it. */
export const sourceOf = async (path: string) => (await withProfile(path)) ?? (await withEnd(path)) ?? path;

export function openPicture(source: string | Buffer, failOn: 'error' | 'warning' = 'error'): Sharp {
  return sharp(source, { failOn, limitInputPixels: MAX_PIXELS, sequentialRead: true }).timeout({
    seconds: TIMEOUT_SECONDS,
  });
}

/** Upright, and with a background where it is transparent. @param isWide keeps colours and profile, else it is converted to sRGB */
export async function openUpright(path: string, ground?: Ground, isWide = false): Promise<Sharp> {
  const background = GROUND_COLOURS[ground ?? (await findGround(path))];
  const source = await sourceOf(path);
  const picture = openPicture(source).autoOrient().flatten({ background }).toColourspace('srgb');
  if (isWide) return picture.keepIccProfile();
  const { depth, hasProfile } = await readMetadata(source);
  // sharp converts 16 bits with a profile to Display P3, and does not say so in the file.
  return depth === 'ushort' && hasProfile ? picture.withIccProfile('srgb', { attach: false }) : picture;
}

const SAMPLE_SIDE = 64;

/** Only decodes pictures with an alpha channel. */
export async function findGround(path: string): Promise<Ground> {
  const { hasAlpha } = await readMetadata(path);
  if (!hasAlpha) return 'white';
  const picture = openPicture(await sourceOf(path)).toColourspace('srgb');
  return groundFor((await toRaw(picture.resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'fill' }))).data);
}

export function openBlank({ width, height }: { width: number; height: number }): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#000' }, limitInputPixels: MAX_PIXELS });
}

export function openRaw({ data, width, height, isWide }: RawPicture): Sharp {
  if (isWide) return openPicture(data).keepIccProfile();
  return sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: MAX_PIXELS });
}

export function readMetadata(path: string | Buffer): Promise<Metadata> {
  return run(() => openPicture(path).metadata());
}

/** @param pixels that the decoder holds, if more than the picture has */
export async function readHeader(path: string | Buffer, pixels = 0): Promise<PictureHeader> {
  const header = await readMetadata(path);
  const isAvif = header.format === 'heif' && header.compression === 'av1';
  const { width, height } = header.autoOrient;
  if (width > WEBP_MAX_SIDE || height > WEBP_MAX_SIDE || width * height > MAX_PIXELS) throw tooLarge();
  // Those of an AVIF are its tiles, or other pictures that nobody sees.
  if (!isAvif && (header.pages ?? 1) > 1) throw animated();
  // The decoder of AVIF turns the picture itself.
  const given = isAvif ? 1 : (header.orientation ?? 1);
  const orientation = given >= 1 && given <= 8 ? given : 1;
  const decoderBytes = Math.max(width * height, pixels) * decoderBytesPerPixel(header);
  if (decoderBytes > MAX_DECODER_BYTES) throw needsTooMuchMemory(header);
  return {
    format: isAvif ? 'avif' : (header.format as PictureFormat),
    width,
    height,
    isRotated: orientation > 1,
    orientation,
    decoderBytes,
    space: header.space,
    profile: header.icc,
    gamut: header.space.includes('rgb') ? gamutOf(header.icc) : 'srgb',
  };
}

/** libjpeg holds all coefficients of a progressive picture, libpng all samples of an interlaced one. The figures of WebP and AVIF are measured. */
function decoderBytesPerPixel({ format, isProgressive, channels, depth }: Metadata): number {
  if (format === 'webp') return 6;
  if (format === 'heif') return depth === 'ushort' ? 26 : 20;
  if (!isProgressive) return 0;
  return channels * (format === 'jpeg' || depth === 'ushort' ? 2 : 1);
}

export async function toRaw(pipeline: Sharp, isWide?: boolean): Promise<RawPicture> {
  if (isWide) {
    const png = pipeline.png({ compressionLevel: 0 });
    const { data, info } = await run(() => png.toBuffer({ resolveWithObject: true }));
    return { data, width: info.width, height: info.height, isWide };
  }
  const { data, info } = await run(() => pipeline.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }));
  return { data, width: info.width, height: info.height };
}

export function toBytes(pipeline: Sharp): Promise<Buffer> {
  return run(() => pipeline.toBuffer());
}

async function run<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await decoderSlots(() => withWatchdog(step));
  } catch (error) {
    throw toPictureError(error);
  }
}

meters.pictureStepsWaiting = () => decoderSlots.pendingCount;

async function withWatchdog<T>(step: () => Promise<T>): Promise<T> {
  const end = () => {
    log.error(`A picture has blocked its decoder for ${WATCHDOG_SECONDS} seconds. Ending this process.`);
    // An exit would wait for the decoder's thread, with every connection open.
    process.kill(process.pid, 'SIGKILL');
  };
  const timer = setTimeout(end, WATCHDOG_SECONDS * 1000);
  const begin = performance.now();
  try {
    return await step();
  } finally {
    clearTimeout(timer);
    meters.pictureDecodes += 1;
    meters.pictureDecodeSeconds += (performance.now() - begin) / 1000;
  }
}

const refused = (sentence: string) => invalid({ image: [sentence] });

export const animated = () => refused(messagesOf('pictureErrors').animated);
export const damaged = () => refused(messagesOf('pictureErrors').damaged);
export const tooSmall = ({ width, height }: PictureHeader) =>
  refused(messagesOf('pictureErrors').tooSmall(width, height, env.MIN_WIDTH, env.MIN_HEIGHT));
export const tooManyParts = () => refused(messagesOf('pictureErrors').tooManyParts(MAX_PARTS));
export const tooSlow = () => refused(messagesOf('pictureErrors').tooSlow);
const needsTooMuchMemory = ({ format }: Metadata) =>
  refused(
    format === 'jpeg' || format === 'png'
      ? messagesOf('pictureErrors').tooMuchMemory
      : messagesOf('pictureErrors').tooMuchMemoryWebp,
  );
export const tooLarge = () => refused(messagesOf('pictureErrors').tooLarge(env.MAX_MEGAPIXELS, WEBP_MAX_SIDE));

function toPictureError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DomainError) return error;
  // sharp's errors have no codes; an error with a code comes from the file system.
  if (errorCode(error) !== '') return error;
  if (/exceeds (?:the )?(?:pixel|user|size) limit|too large|invalid IHDR/i.test(error.message)) return tooLarge();
  if (error.message.includes('timeout')) return tooSlow();
  return damaged();
}
