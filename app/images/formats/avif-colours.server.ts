import { contentOf } from './avif-boxes.server';
import { type CodedColours, coloursOf } from './code-points.server';
import { readParts } from './parts.server';
import { type Part, type Pieces, withPieces } from './pieces.server';

/** Before the content of some boxes: their version and flags. */
const VERSION = 4;
/** With its header, a box of code points has 19. */
const MAX_CODES_BYTES = 32;

/** The places of an item's properties, from 1. */
function propertiesOf(associations: Buffer, item: number): number[] {
  const [idBytes, placeBytes] = [associations.readUInt8(0) > 0 ? 4 : 2, associations.readUInt8(3) & 1 ? 2 : 1];
  let at = VERSION + 4;
  while (at + idBytes < associations.length) {
    const id = associations.readUIntBE(at, idBytes);
    const count = associations.readUInt8(at + idBytes);
    at += idBytes + 1;
    if (id === item) {
      // The highest bit says whether a reader must know the property.
      const mask = placeBytes === 2 ? 0x7fff : 0x7f;
      return Array.from(
        { length: count },
        (_, index) => associations.readUIntBE(at + index * placeBytes, placeBytes) & mask,
      );
    }
    at += count * placeBytes;
  }
  return [];
}

async function coloursIn(pieces: Pieces, parts: Part[]): Promise<CodedColours | undefined> {
  const [primary, properties, associations] = ['pitm', 'ipco', 'ipma'].map((type) =>
    parts.find((part) => part.type === type && part.isWhole),
  );
  if (!primary || !properties || !associations) return undefined;
  const boxes = parts.filter(({ start, end }) => start > properties.start && end <= properties.end);
  const id = await contentOf(pieces, primary);
  const item = id.readUIntBE(VERSION, id.readUInt8(0) > 0 ? 4 : 2);
  for (const place of propertiesOf(await contentOf(pieces, associations), item)) {
    const box = boxes[place - 1];
    if (box?.type !== 'colr' || box.end - box.start > MAX_CODES_BYTES) continue;
    const codes = await contentOf(pieces, box);
    if (codes.toString('latin1', 0, 4) === 'nclx') return coloursOf(codes.readUInt16BE(4), codes.readUInt16BE(6), true);
  }
  return undefined;
}

/** Layout: ISO 23008-12, clause 6. Undefined also for boxes that are cut off. */
export async function avifColours(path: string): Promise<CodedColours | undefined> {
  const parts = (await readParts(path))?.parts ?? [];
  try {
    return await withPieces(path, (pieces) => coloursIn(pieces, parts));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
