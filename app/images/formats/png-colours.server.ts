import { readFile } from 'node:fs/promises';
import { formatIn, partsIn } from './parts.server';
import { type Pieces, withPieces } from './pieces.server';
import { PNG_SIGNATURE, profileChunk } from './png-chunks.server';
import { makeProfile } from './rgb-profile.server';

const HEAD = PNG_SIGNATURE.length + 25;
const UNIT = 100_000;
const USUAL_GAMMA = 45_455;
const SRGB = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000];
/** One byte more than the longest, to detect chunks that are too long. */
const MAX_CONTENT = SRGB.length * 4 + 1;

/** From the chunks before the picture data. */
async function contentsIn(pieces: Pieces): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>();
  for await (const { type, start, end, isWhole } of partsIn(pieces, 'png')) {
    if (type === 'IDAT' || !isWhole) break;
    const length = Math.min(end - start - 12, MAX_CONTENT);
    contents.set(type, Buffer.from((await pieces.at(start, 8 + length)).subarray(8, 8 + length)));
  }
  return contents;
}

function numbersIn(chunks: Map<string, Buffer>, type: string, count: number): Buffer | undefined {
  const content = chunks.get(type);
  return content?.length === count * 4 ? content : undefined;
}

/** As browsers do: primaries alone are ignored, and the usual gamma alone means sRGB. */
function profileIn(chunks: Map<string, Buffer>): Buffer | null {
  if (['sRGB', 'iCCP', 'cICP'].some((type) => chunks.has(type))) return null;
  const gamma = numbersIn(chunks, 'gAMA', 1)?.readUInt32BE(0) ?? 0;
  const chromaticities = numbersIn(chunks, 'cHRM', SRGB.length);
  if (gamma < UNIT / 10 || gamma > UNIT * 10 || (gamma === USUAL_GAMMA && !chromaticities)) return null;
  const given = SRGB.map((usual, index) => (chromaticities ? chromaticities.readUInt32BE(index * 4) : usual) / UNIT);
  const at = (index: number) => [given[index] ?? 0, given[index + 1] ?? 0] as const;
  return makeProfile({ white: at(0), primaries: [at(2), at(4), at(6)], gamma: UNIT / gamma });
}

/** Turns gAMA and cHRM into a profile, because our decoder only reads profiles. W3C PNG (third edition), 11.3.2. */
export async function withProfile(path: string): Promise<Buffer | null> {
  const profile = await withPieces(path, async (pieces) =>
    (await formatIn(pieces)) === 'png' ? profileIn(await contentsIn(pieces)) : null,
  );
  if (!profile) return null;
  const file = await readFile(path);
  return Buffer.concat([file.subarray(0, HEAD), profileChunk(profile), file.subarray(HEAD)]);
}
