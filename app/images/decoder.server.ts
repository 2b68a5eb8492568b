import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { env } from '~/lib/env.server';
import { DomainError, errorCode, invalid } from '~/lib/errors';
import { isSmall, mostDecoderBytes } from '~/lib/settings/machine.server';
import { messagesOf } from '~/messages/messages';
import { log } from '~/platform/log.server';
import { meters } from '~/platform/meters.server';
import { MAX_PARTS } from './formats/parts.server';
import type { PictureFormat } from './signatures';

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

/** Pixels in sRGB, or in the colours of this profile. */
export type RawPicture = { data: Buffer; width: number; height: number; profile?: Buffer };

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
};

/** @param ignoreIcc keeps the values of the file, whatever its profile */
export function openPicture(
  source: string | Buffer,
  { failOn = 'error', ignoreIcc = false }: { failOn?: 'error' | 'warning'; ignoreIcc?: boolean } = {},
): Sharp {
  const options = { failOn, ignoreIcc, limitInputPixels: MAX_PIXELS, sequentialRead: true };
  return sharp(source, options).timeout({ seconds: TIMEOUT_SECONDS });
}

export function openBlank({ width, height }: { width: number; height: number }): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#000' }, limitInputPixels: MAX_PIXELS });
}

export function openRaw({ data, width, height }: RawPicture, channels: 1 | 2 | 3 = 3): Sharp {
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: MAX_PIXELS });
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
  // An AVIF's pages are its tiles, or pictures that no program shows.
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
  };
}

/** libjpeg holds all coefficients of a progressive picture, libpng all samples of an interlaced one. The figures of WebP and AVIF are measured. */
function decoderBytesPerPixel({ format, isProgressive, channels, depth }: Metadata): number {
  if (format === 'webp') return 6;
  if (format === 'heif') return depth === 'ushort' ? 26 : 20;
  if (!isProgressive) return 0;
  return channels * (format === 'jpeg' || depth === 'ushort' ? 2 : 1);
}

export async function toRaw(pipeline: Sharp, profile?: Buffer): Promise<RawPicture> {
  const { data, info } = await run(() => pipeline.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }));
  return { data, width: info.width, height: info.height, profile };
}

/** Grey of 16 bits, and alpha if there is any. */
export async function toDeepGrey(pipeline: Sharp): Promise<RawPicture & { channels: number }> {
  const grey = pipeline.toColourspace('grey16').raw({ depth: 'ushort' });
  const { data, info } = await run(() => grey.toBuffer({ resolveWithObject: true }));
  return { data, width: info.width, height: info.height, channels: info.channels };
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
export const needsHdrScreen = () => refused(messagesOf('pictureErrors').hdrCodes);
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
