import { open, readFile } from 'node:fs/promises';
import { chunksOf, PNG_SIGNATURE, profileChunk } from './png-chunks.server';
import { profileOf } from './rgb-profile.server';

const HEAD = PNG_SIGNATURE.length + 25;
const MAX_HEADER_BYTES = 64 * 1024;
const UNIT = 100_000;
const USUAL_GAMMA = 45_455;
const SRGB = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000];

function contentsIn(start: Buffer): Map<string, Buffer> {
  const contents = new Map<string, Buffer>();
  for (const { type, content } of chunksOf(start)) {
    if (type === 'IDAT') break;
    contents.set(type, content);
  }
  return contents;
}

function numbersIn(chunks: Map<string, Buffer>, type: string, count: number): Buffer | undefined {
  const content = chunks.get(type);
  return content?.length === count * 4 ? content : undefined;
}

/** As browsers read it: primaries alone say nothing, and the usual gamma alone means sRGB. */
function profileIn(chunks: Map<string, Buffer>): Buffer | null {
  if (['sRGB', 'iCCP', 'cICP'].some((type) => chunks.has(type))) return null;
  const gamma = numbersIn(chunks, 'gAMA', 1)?.readUInt32BE(0) ?? 0;
  const chromaticities = numbersIn(chunks, 'cHRM', SRGB.length);
  if (gamma < UNIT / 10 || gamma > UNIT * 10 || (gamma === USUAL_GAMMA && !chromaticities)) return null;
  const given = SRGB.map((usual, index) => (chromaticities ? chromaticities.readUInt32BE(index * 4) : usual) / UNIT);
  const at = (index: number) => [given[index] ?? 0, given[index + 1] ?? 0] as const;
  return profileOf({ white: at(0), primaries: [at(2), at(4), at(6)], gamma: UNIT / gamma });
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_HEADER_BYTES), 0, MAX_HEADER_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Turns gAMA and cHRM into a profile, which is all our decoder reads. W3C PNG (third edition), 11.3.2. */
export async function withProfile(path: string): Promise<Buffer | null> {
  const start = await startOf(path);
  if (!start.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return null;
  const profile = profileIn(contentsIn(start));
  if (!profile) return null;
  const file = await readFile(path);
  return Buffer.concat([file.subarray(0, HEAD), profileChunk(profile), file.subarray(HEAD)]);
}
