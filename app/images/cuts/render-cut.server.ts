import type { Color, Sharp } from 'sharp';
import { inTurnIfHeavy } from '~/images/bounded-queue.server';
import { openUpright } from '~/images/colours.server';
import { openBlank, readHeader, readMetadata } from '~/images/decoder.server';
import { encode } from '~/images/encode.server';
import { neutralColour, readGainMap, withGainMap } from '~/images/gain-map.server';
import { type Cut, type CutFormat, layOut, type Size } from './cut';
import type { SpanPart } from './span';

// Optimised codes double the time and save 5 %, and so do higher efforts.
const ENCODERS: Record<CutFormat, (picture: Sharp, profile?: Buffer) => Promise<Buffer>> = {
  jpg: (picture, profile) =>
    encode(picture, 'jpeg', { quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false }, profile),
  webp: (picture, profile) => encode(picture, 'webp', { quality: 90, effort: 1 }, profile),
  avif: (picture, profile) => encode(picture, 'avif', { quality: 65, effort: 0 }, profile),
  png: (picture, profile) => encode(picture, 'png', { compressionLevel: 6 }, profile),
};

/** @param picture the full size; `path` may be a smaller rendition */
export async function renderCut(path: string, picture: Size, cut: Cut): Promise<Buffer> {
  const { width, height, format, border } = cut;
  return render(path, { ...layOut(picture, cut), width, height }, format, `#${border}`);
}

export const renderPart = (path: string, part: SpanPart): Promise<Buffer> => render(path, part, 'jpg');

/** A JPEG keeps the gain map. */
async function render(path: string, frame: Frame, format: CutFormat, background?: string): Promise<Buffer> {
  const header = await readHeader(path);
  const cut = await inTurnIfHeavy(header.decoderBytes, async () => {
    const { picture, profile } = await openUpright(path);
    return ENCODERS[format](take(picture, frame, background), profile);
  });
  const map = format === 'jpg' ? await readGainMap(path, header) : null;
  if (!map) return cut;
  const smaller = reduced(frame, Math.max(1, map.reduction));
  return (await withGainMap(cut, map, (all) => take(all, smaller, neutralColour(map)))) ?? cut;
}

/** Monitors side by side with aligned centres, as Windows and GNOME spread one file over several screens. */
export async function joinParts(files: Buffer[], parts: Size[]): Promise<Buffer> {
  const width = parts.reduce((sum, part) => sum + part.width, 0);
  const height = Math.max(...parts.map((part) => part.height));
  let right = 0;
  const placedFiles = files.map((input, index) => {
    const part = parts[index] ?? { width: 0, height: 0 };
    const left = right;
    right += part.width;
    return { input, left, top: Math.floor((height - part.height) / 2) };
  });
  const canvas = openBlank({ width, height }).composite(placedFiles);
  // All are of one picture, and are joined without a conversion of colours.
  const profile = files[0] && (await readMetadata(files[0])).icc;
  // The parts are kept in memory.
  return inTurnIfHeavy(width * height * 3, () => ENCODERS.jpg(canvas, profile));
}

interface Frame extends Size {
  /** The whole picture at the scale of the frame. */
  scaled: Size;
  left: number;
  top: number;
}

/** Crops after scaling: otherwise the decoder could not skip data that the smaller size does not need. */
function take(picture: Sharp, { scaled, left, top, width, height }: Frame, background?: Color): Sharp {
  const whole = picture.resize({ ...scaled, fit: 'fill' });
  if (width <= scaled.width && height <= scaled.height) return whole.extract({ left, top, width, height });
  const [right, bottom] = [width - scaled.width + left, height - scaled.height + top];
  return whole.extend({ left: -left, right, top: -top, bottom, background });
}

/** The same frame of a picture with fewer pixels. Rounding turns no border into a crop. */
function reduced({ scaled, left, top, width, height }: Frame, by: number): Frame {
  const to = (value: number) => Math.max(1, Math.round(value / by));
  const size = { width: to(scaled.width), height: to(scaled.height) };
  const bound = width > scaled.width || height > scaled.height ? Math.max : Math.min;
  const [across, down] = [bound(to(width), size.width), bound(to(height), size.height)];
  const start = (given: number, slack: number) =>
    Math.min(Math.max(Math.round(given / by), Math.min(0, slack)), Math.max(0, slack));
  return {
    ...{ scaled: size, left: start(left, size.width - across), top: start(top, size.height - down) },
    ...{ width: across, height: down },
  };
}
