import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from '~/lib/env.server';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { saveBytes } from '~/platform/disk.server';
import { saysMadeByAi } from './ai-mark.server';
import { measureAvif } from './avif-items.server';
import { boundedQueue, inTurnIfHeavy } from './bounded-queue.server';
import { isWhole } from './check-picture.server';
import { writeSums } from './checksums.server';
import { findGround, readColours } from './colours.server';
import {
  animated,
  damaged,
  needsHdrScreen,
  openPicture,
  openRaw,
  type PictureHeader,
  type RawPicture,
  readHeader,
  toBytes,
  tooManyParts,
  tooSlow,
  tooSmall,
  toRaw,
} from './decoder.server';
import { findFocalPoint } from './focal-point.server';
import { countScans, EOI, MAX_SCANS } from './formats/jpeg-segments.server';
import { MAX_PARTS, readParts } from './formats/parts.server';
import { withPieces } from './formats/pieces.server';
import { addPngProfile, isAnimatedPng } from './formats/png-chunks.server';
import { isNewlyRead, readGainMap, withGainMap } from './gain-map.server';
import { findPalette, type PaletteColour } from './palette.server';
import { computePerceptualHash } from './perceptual-hash.server';
import { decodeLarge, scaleDown, writeRenditions } from './render.server';
import { isRendition, type KeyFacts } from './renditions';
import { makePlaceholder, measureBlack, takeSample } from './sample.server';
import type { Gamut, PictureFormat } from './signatures';

export type Inspection = KeyFacts & {
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
  /** Whether the file has a gain map, so that it is brighter on HDR screens. */
  hdr: boolean;
  gamut: Gamut;
};

/** The columns that a wallpaper's row has for its picture. */
export const pictureFacts = ({ ground, isRecoloured, bytes, isAi, ...facts }: Inspection) => facts;

// Two, because each may hold 130 MB of pixels.
export const uploads = boundedQueue(2, 16);

export async function processUpload(sourcePath: string, outputDir: string): Promise<Inspection> {
  return uploads(async () => {
    const header = await identify(sourcePath);
    if (isSmall(header)) throw tooSmall(header);
    if ((await readColours(sourcePath)).isHdr) throw needsHdrScreen();
    return render(sourcePath, header, outputDir);
  });
}

/** For a picture that is already in the gallery, so even a small one is accepted. */
export async function processStored(sourcePath: string, outputDir: string): Promise<Inspection> {
  return uploads(async () => render(sourcePath, await identify(sourcePath), outputDir));
}

/** In either orientation: width and height may be swapped. */
function isSmall({ width, height }: PictureHeader): boolean {
  const fits = (across: number, down: number) => across >= env.MIN_WIDTH && down >= env.MIN_HEIGHT;
  return !fits(width, height) && !fits(height, width);
}

function render(sourcePath: string, header: Identified, outputDir: string): Promise<Inspection> {
  return inTurnIfHeavy(header.decoderBytes, () => inspect(sourcePath, header, outputDir));
}

async function inspect(sourcePath: string, header: Identified, outputDir: string): Promise<Inspection> {
  const { format, width, height } = header;
  const { gamut, isRecoloured } = await readColours(sourcePath);
  const ground = await findGround(sourcePath);
  const large = await decodeLarge(sourcePath, width, ground);
  // The largest rendition takes longest, so it starts before the others are ready.
  const [, { sample, palette, focalPoint, blackShare }, { size }, isAi] = await Promise.all([
    writeRenditions([large], width, outputDir),
    scaleDown(large, width).then(async (narrower) => {
      const writing = writeRenditions(narrower, width, outputDir);
      const smallest = await inSrgb(narrower.at(-1) ?? large);
      const sampled = takeSample(smallest);
      const focused = sampled.then((sample) => findFocalPoint(smallest, sample));
      const [sample, palette, focalPoint] = await Promise.all([sampled, findPalette(smallest), focused, writing]);
      return { sample, palette, focalPoint, blackShare: measureBlack(smallest) };
    }),
    stat(sourcePath),
    saysMadeByAi(sourcePath),
  ]);
  const { hdr, isNew } = await addGainMap(path.join(outputDir, `${large.width}.jpg`), large, header, sourcePath);
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
    hdr,
    gamut,
    ground,
    isRecoloured: isRecoloured || isNew,
  };
}

/** Colours are compared in sRGB. */
async function inSrgb(picture: RawPicture): Promise<RawPicture> {
  if (!picture.profile) return picture;
  const png = await toBytes(openRaw(picture).png({ compressionLevel: 0 }));
  return toRaw(openPicture(addPngProfile(png, picture.profile)).toColourspace('srgb'));
}

/** Whether the original has a gain map, and whether earlier versions saw it otherwise. The large JPEG gets a smaller one. */
async function addGainMap(
  file: string,
  large: RawPicture,
  header: Identified,
  sourcePath: string,
): Promise<{ hdr: boolean; isNew: boolean }> {
  const map = await readGainMap(sourcePath, header, header.end);
  if (!map) return { hdr: false, isNew: false };
  const by = Math.max(1, map.reduction);
  const [width, height] = [large.width, large.height].map((side) => Math.max(1, Math.round(side / by)));
  const joined = await withGainMap(await readFile(file), map, (whole) => whole.resize(width, height, { fit: 'fill' }));
  if (joined) await saveBytes(file, joined);
  return { hdr: joined !== null, isNew: isNewlyRead(map) };
}

interface Identified extends PictureHeader {
  /** Where the picture ends in its file, if known. */
  end: number | undefined;
}

/** @throws unsupported_type, invalid */
export async function identify(sourcePath: string): Promise<Identified> {
  const read = await readParts(sourcePath);
  if (!read) throw unsupported();
  const { format, parts } = read;
  if (format === 'HEIC' || format === 'JPEG XL') throw unsupported(format);
  if (format === 'avis') throw animated();
  if (parts.length > MAX_PARTS) throw tooManyParts();
  // sharp reads an APNG as a PNG with one page; only its chunks show that it is animated.
  if (format === 'png' && (await withPieces(sourcePath, (pieces) => isAnimatedPng(pieces, parts)))) throw animated();
  const pixels = format === 'avif' ? await measureAvif(sourcePath, parts) : 0;
  const header = await readHeader(sourcePath, pixels);
  if (header.format !== format) throw damaged();
  if (format === 'jpeg' && countScans(parts) > MAX_SCANS) throw tooSlow();
  if (format === 'jpeg' && parts.at(-1)?.type !== EOI) {
    if (!(await inTurnIfHeavy(header.decoderBytes, () => isWhole(sourcePath)))) throw damaged();
  }
  return { ...header, end: parts.at(-1)?.end };
}

function unsupported(name?: string): DomainError {
  const { saveAs, unsupported } = messagesOf('uploadProblems');
  const message = name ? saveAs(name) : unsupported;
  return new DomainError('unsupported_type', message, { fields: { image: [message] } });
}
