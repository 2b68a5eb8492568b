import { readFile } from 'node:fs/promises';
import { type CodedColours, coloursOf } from './code-points.server';
import { partsIn, readParts } from './parts.server';
import { type Pieces, withPieces } from './pieces.server';
import { addPngProfile } from './png-chunks.server';
import type { ColourSpace } from './rgb-profile.server';

const UNIT = 100_000;
const USUAL_GAMMA = 45_455;
const SRGB = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000];
/** One byte more than the longest, to detect chunks that are too long. */
const MAX_CONTENT = SRGB.length * 4 + 1;

/** From the chunks before the picture data. The first of a kind counts. */
async function contentsIn(pieces: Pieces): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>();
  for await (const { type, start, end, isWhole } of partsIn(pieces, 'png')) {
    if (type === 'IDAT' || !isWhole) break;
    const length = Math.min(end - start - 12, MAX_CONTENT);
    if (!contents.has(type))
      contents.set(type, Buffer.from((await pieces.at(start, 8 + length)).subarray(8, 8 + length)));
  }
  return contents;
}

function numbersIn(chunks: Map<string, Buffer>, type: string, count: number): Buffer | undefined {
  const content = chunks.get(type);
  return content?.length === count * 4 ? content : undefined;
}

/** As browsers do: primaries alone are ignored, and the usual gamma alone means sRGB. */
function statedIn(chunks: Map<string, Buffer>): ColourSpace | undefined {
  const gamma = numbersIn(chunks, 'gAMA', 1)?.readUInt32BE(0) ?? 0;
  const chromaticities = numbersIn(chunks, 'cHRM', SRGB.length);
  if (gamma < UNIT / 10 || gamma > UNIT * 10 || (gamma === USUAL_GAMMA && !chromaticities)) return undefined;
  const given = SRGB.map((usual, index) => (chromaticities ? chromaticities.readUInt32BE(index * 4) : usual) / UNIT);
  const at = (index: number) => [given[index] ?? 0, given[index + 1] ?? 0] as const;
  return { white: at(0), primaries: [at(2), at(4), at(6)], curve: [UNIT / gamma] };
}

/** Colours that a file states without a profile. */
export interface StatedColours {
  codes?: CodedColours;
  /** By gAMA and cHRM. */
  numbers?: ColourSpace;
}

/** Code points come before a profile, gAMA and cHRM after it. W3C PNG (third edition), 4.3. */
export async function readPngColours(path: string): Promise<StatedColours> {
  const chunks = await withPieces(path, contentsIn);
  const points = chunks.get('cICP');
  // Values are red, green and blue, or there is no picture.
  const codes = points?.length === 4 && points[2] === 0 ? coloursOf(points[0] ?? 0, points[1] ?? 0, false) : undefined;
  if (codes) return { codes };
  return chunks.has('sRGB') || chunks.has('iCCP') ? {} : { numbers: statedIn(chunks) };
}

/** The same PNG with this profile in place of its own. */
export async function pngWithProfile(path: string, profile: Buffer): Promise<Buffer> {
  const own = (await readParts(path))?.parts.find(({ type }) => type === 'iCCP');
  const file = await readFile(path);
  return addPngProfile(own ? Buffer.concat([file.subarray(0, own.start), file.subarray(own.end)]) : file, profile);
}
