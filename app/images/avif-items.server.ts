import { env } from '~/lib/env.server';
import { animated, damaged, MAX_PIXELS, tooLarge, tooManyParts } from './decoder.server';
import { type CodedBytes, readObus } from './formats/av1-obus.server';
import { BROKEN, contentOf, contentStart } from './formats/avif-boxes.server';
import { MAX_PARTS } from './formats/parts.server';
import { type Part, type Pieces, withPieces } from './formats/pieces.server';

/** All tables of items together. Real ones have a few kilobytes. */
const MAX_TABLE_BYTES = 1_000_000;
const TABLES = ['iinf', 'iloc', 'iref', 'ipma', 'pitm'];
/** Pieces in which the bytes of one item lie. */
const MAX_EXTENTS = 64;
/** Quality layers of one item. More frames are a film. */
const MAX_FRAMES = 4;
/** An overlay of grids of tiles, and so on. */
const MAX_DEPTH = 8;
/** The tiles at the edges of a grid may hang over by almost a tile. */
const MAX_OVERHANG = 4;

const DERIVED = ['grid', 'iovl', 'iden'];

type Range = [start: number, end: number];

interface Item {
  type: string;
  /** What it is derived from, as often as it is used. */
  sources: number[];
  /** Its alpha channel, among others. */
  auxiliaries: number[];
  ranges: Range[];
}

interface Cost {
  canvas: number;
  /** Pixels and bytes that are decoded for it. */
  pixels: number;
  bytes: number;
  /** Pixels of alpha channels. */
  auxiliary: number;
}

/** Reads numbers one after another. @throws RangeError behind the last */
function numbersIn(bytes: Buffer): (length: number) => number {
  let at = 0;
  return (length) => {
    at += length;
    if (length === 8) return Number(bytes.readBigUInt64BE(at - 8));
    return length === 0 ? 0 : bytes.readUIntBE(at - length, length);
  };
}

/** How many pixels the decoder holds. Canvas, tiles and coded pictures may differ from what the header says. @throws invalid */
export async function measureAvif(path: string, parts: Part[]): Promise<number> {
  if (parts.some(({ type }) => type === 'moov')) throw animated();
  if (parts.some(({ type }) => type === BROKEN)) throw damaged();
  return withPieces(path, (pieces) => measure(pieces, parts)).catch((error) => {
    throw error instanceof RangeError ? damaged() : error;
  });
}

async function measure(pieces: Pieces, parts: Part[]): Promise<number> {
  const tables = parts.filter(({ type }) => TABLES.includes(type));
  if (tables.reduce((sum, { start, end }) => sum + end - start, 0) > MAX_TABLE_BYTES) throw tooManyParts();
  const { primary, items } = await readItems(pieces, parts);
  let obus = parts.length;
  const count = () => {
    obus += 1;
    if (obus > MAX_PARTS) throw tooManyParts();
  };
  for (const part of parts.filter(({ type }) => type === 'av1C')) {
    const bytes = (await contentOf(pieces, part)).subarray(4);
    // The decoder gets them before each picture.
    if ((await readObus(bytesIn(bytes), count)).frames > 0) throw damaged();
  }
  const costs = new Map<number, Cost>();

  async function costOf(id: number, depth = 0): Promise<Cost> {
    const item = items.get(id);
    if (!item || depth > MAX_DEPTH) throw damaged();
    const known = costs.get(id);
    if (known) return known;
    const cost = await (item.type === 'av01' ? costOfCoded(item) : costOfDerived(item, depth));
    for (const auxiliary of item.auxiliaries) {
      const { pixels, bytes, auxiliary: more } = await costOf(auxiliary, depth + 1);
      cost.auxiliary += pixels + more;
      cost.bytes += bytes;
    }
    costs.set(id, cost);
    return cost;
  }

  async function costOfCoded({ ranges }: Item): Promise<Cost> {
    const { pixels, frames, bytes } = await readObus(bytesAt(pieces, ranges), count);
    if (pixels > MAX_PIXELS) throw tooLarge();
    if (frames > MAX_FRAMES) throw animated();
    return { canvas: pixels, pixels, bytes, auxiliary: 0 };
  }

  async function costOfDerived({ type, sources, ranges }: Item, depth: number): Promise<Cost> {
    if (!DERIVED.includes(type)) throw damaged();
    const cost = { canvas: 0, pixels: 0, bytes: 0, auxiliary: 0 };
    for (const source of sources) {
      const { canvas, ...costs } = await costOf(source, depth + 1);
      cost.canvas = canvas;
      cost.pixels += costs.pixels;
      cost.bytes += costs.bytes;
      cost.auxiliary += costs.auxiliary;
    }
    if (type !== 'iden') cost.canvas = canvasIn(type, await bytesAt(pieces, ranges).read(0, 32));
    if (cost.canvas > MAX_PIXELS || cost.pixels > MAX_PIXELS) throw tooLarge();
    if (cost.pixels > cost.canvas * MAX_OVERHANG) throw damaged();
    return cost;
  }

  for (const [id, { type }] of items) if (DERIVED.includes(type)) await costOf(id);
  const { canvas, pixels, bytes, auxiliary } = await costOf(primary);
  if (bytes > env.MAX_UPLOAD_MB * 1024 * 1024) throw tooManyParts();
  return Math.max(canvas, pixels, auxiliary);
}

/** ISO/IEC 23008-12, 6.6.2. */
function canvasIn(type: string, bytes: Buffer): number {
  const next = numbersIn(bytes);
  const length = (next(2) & 1) === 1 ? 4 : 2;
  // Rows and columns of a grid, or the colour behind an overlay.
  next(type === 'grid' ? 2 : 6);
  if (type !== 'grid') next(2);
  return next(length) * next(length);
}

interface Table {
  version: number;
  next: (length: number) => number;
}

async function readItems(pieces: Pieces, parts: Part[]): Promise<{ primary: number; items: Map<number, Item> }> {
  const all = (type: string) => parts.filter((part) => part.type === type);
  async function tableIn(part: Part | undefined): Promise<Table> {
    if (!part?.isWhole) throw damaged();
    const next = numbersIn(await contentOf(pieces, part));
    const version = next(1);
    next(3);
    return { version, next };
  }
  if (['meta', 'pitm', 'iloc', 'iref', 'idat'].some((type) => all(type).length > 1)) throw damaged();
  const [[idat], [iref]] = [all('idat'), all('iref')];
  const items = new Map<number, Item>();
  for (const part of all('infe')) {
    const { version, next } = await tableIn(part);
    const id = next(version > 2 ? 4 : 2);
    next(2);
    const type = String.fromCharCode(next(1), next(1), next(1), next(1));
    if (version < 2 || items.has(id)) throw damaged();
    items.set(id, { type, sources: [], auxiliaries: [], ranges: [] });
  }
  const inside: Range = idat ? [await contentStart(pieces, idat), idat.end] : [0, 0];
  readLocations(await tableIn(all('iloc')[0]), [[0, pieces.size], inside], items);
  if (iref) {
    const length = (await tableIn(iref)).version === 0 ? 2 : 4;
    for (const part of parts.filter(({ start, end }) => start > iref.start && end <= iref.end)) {
      const next = numbersIn(await contentOf(pieces, part));
      const from = next(length);
      for (let count = next(2); count > 0; count--) {
        const to = next(length);
        if (part.type === 'dimg') items.get(from)?.sources.push(to);
        if (part.type === 'auxl') items.get(to)?.auxiliaries.push(from);
      }
    }
  }
  const { version, next } = await tableIn(all('pitm')[0]);
  return { primary: next(version === 0 ? 2 : 4), items };
}

/** ISO/IEC 14496-12, 8.11.3. @param sources the file, and the box for small items */
function readLocations({ version, next }: Table, sources: Range[], items: Map<number, Item>): void {
  const sizes = next(2);
  const bytesOf = (shift: number) => (sizes >> shift) & 15;
  const seen = new Set<number>();
  for (let count = next(version < 2 ? 2 : 4); count > 0; count--) {
    const id = next(version < 2 ? 2 : 4);
    const method = version > 0 ? next(2) & 15 : 0;
    // Other files, and bytes of other items.
    const [first, last] = sources[method] ?? [0, 0];
    if (next(2) !== 0 || last === 0 || seen.has(id)) throw damaged();
    seen.add(id);
    const base = next(bytesOf(4));
    const extents = next(2);
    if (extents > MAX_EXTENTS) throw tooManyParts();
    for (let extent = 0; extent < extents; extent++) {
      if (version > 0) next(bytesOf(0));
      const start = first + base + next(bytesOf(12));
      const length = next(bytesOf(8));
      const end = length === 0 ? last : start + length;
      if (end > last) throw damaged();
      items.get(id)?.ranges.push([start, end]);
    }
  }
}

function bytesIn(bytes: Buffer): CodedBytes {
  return { length: bytes.length, read: async (from, length) => bytes.subarray(from, from + length) };
}

function bytesAt(pieces: Pieces, ranges: Range[]): CodedBytes {
  const length = ranges.reduce((sum, [start, end]) => sum + end - start, 0);
  if (length > pieces.size) throw damaged();
  return {
    length,
    async read(from, wanted) {
      const found: Buffer[] = [];
      let [skipped, missing] = [from, wanted];
      for (const [start, end] of ranges) {
        const at = start + skipped;
        if (missing > 0 && at < end) {
          const piece = await pieces.copy(at, Math.min(end, at + missing));
          found.push(piece);
          missing -= piece.length;
        }
        skipped = Math.max(0, skipped - (end - start));
      }
      return Buffer.concat(found);
    },
  };
}
