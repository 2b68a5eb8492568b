import { readdir, stat } from 'node:fs/promises';
import { env } from '~/lib/env.server';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { saysMadeByAi } from './ai-mark.server';
import { boundedQueue, inTurnIfHeavy } from './bounded-queue.server';
import { writeSums } from './checksums.server';
import {
  animated,
  damaged,
  findGround,
  type PictureHeader,
  readHeader,
  tooManyParts,
  tooSlow,
  tooSmall,
} from './decoder.server';
import { findFocalPoint } from './focal-point.server';
import { countScans } from './formats/jpeg-segments.server';
import { MAX_PARTS, type PictureFormat, readParts } from './formats/parts.server';
import { isAnimatedPng } from './formats/png-chunks.server';
import type { Ground } from './ground';
import { findPalette, type PaletteColour } from './palette.server';
import { computePerceptualHash } from './perceptual-hash.server';
import { decodeLarge, scaleDown, writeRenditions } from './render.server';
import { isRendition } from './renditions';
import { makePlaceholder, measureBlack, takeSample } from './sample.server';

export type Inspection = {
  format: PictureFormat;
  width: number;
  height: number;
  bytes: number;
  perceptualHash: bigint;
  palette: PaletteColour[];
  focalX: number;
  focalY: number;
  placeholder: string;
  blackShare: number;
  /** Whether the file says that it was made by AI. */
  isAi: boolean;
  ground: Ground;
};

/** The columns that a wallpaper's row has for its picture. */
export const pictureFacts = ({ ground, bytes, isAi, ...facts }: Inspection) => facts;

// Two, because each may hold 130 MB of pixels.
const uploads = boundedQueue(2, 16);

/** Programs write 10 to 20 scans. Each covers the whole picture, and no timeout interrupts them. */
const MAX_SCANS = 100;

export async function processUpload(sourcePath: string, outputDir: string): Promise<Inspection> {
  const header = await identify(sourcePath);
  if (isSmall(header)) throw tooSmall(header);
  return render(sourcePath, header, outputDir);
}

/** For a picture that is already in the gallery, so even a small one is accepted. */
export async function processStored(sourcePath: string, outputDir: string): Promise<Inspection> {
  return render(sourcePath, await identify(sourcePath), outputDir);
}

/** In either orientation: width and height may be swapped. */
function isSmall({ width, height }: PictureHeader): boolean {
  const fits = (across: number, down: number) => across >= env.MIN_WIDTH && down >= env.MIN_HEIGHT;
  return !fits(width, height) && !fits(height, width);
}

function render(sourcePath: string, header: PictureHeader, outputDir: string): Promise<Inspection> {
  return uploads(() => inTurnIfHeavy(header.decoderBytes, () => inspect(sourcePath, header, outputDir)));
}

async function inspect(sourcePath: string, header: PictureHeader, outputDir: string): Promise<Inspection> {
  const { format, width, height } = header;
  const ground = await findGround(sourcePath);
  const large = await decodeLarge(sourcePath, width, ground);
  // The largest rendition takes longest, so it starts before the others are ready.
  const [, { sample, palette, focalPoint, blackShare }, { size }, isAi] = await Promise.all([
    writeRenditions([large], width, outputDir),
    scaleDown(large, width).then(async (narrower) => {
      const [smallest = large] = narrower.slice(-1);
      const writing = writeRenditions(narrower, width, outputDir);
      const sampled = takeSample(smallest);
      const focused = sampled.then((sample) => findFocalPoint(smallest, sample));
      const [sample, palette, focalPoint] = await Promise.all([sampled, findPalette(smallest), focused, writing]);
      return { sample, palette, focalPoint, blackShare: measureBlack(smallest) };
    }),
    stat(sourcePath),
    saysMadeByAi(sourcePath),
  ]);
  await writeSums(outputDir, 'renditions', (await readdir(outputDir)).filter(isRendition));
  return {
    format,
    width,
    height,
    bytes: size,
    perceptualHash: computePerceptualHash(sample),
    palette,
    focalX: focalPoint.x,
    focalY: focalPoint.y,
    placeholder: makePlaceholder(sample),
    blackShare,
    isAi,
    ground,
  };
}

async function identify(sourcePath: string): Promise<PictureHeader> {
  const read = await readParts(sourcePath);
  if (!read) throw unsupported();
  const { format, parts } = read;
  if (parts.length > MAX_PARTS) throw tooManyParts();
  // sharp reads an APNG as a PNG with one page; only its chunks show that it is animated.
  if (format === 'png' && isAnimatedPng(parts)) throw animated();
  const header = await readHeader(sourcePath);
  if (header.format !== format) throw damaged();
  if (format === 'jpeg' && countScans(parts) > MAX_SCANS) throw tooSlow();
  return header;
}

function unsupported(): DomainError {
  const message = messagesOf('pictureErrors').unsupported;
  return new DomainError('unsupported_type', message, { fields: { image: [message] } });
}
