import { type CodedColours, coloursOf } from './code-points.server';
import { type Pieces, withPieces } from './pieces.server';

interface Box {
  type: string;
  content: Buffer;
}

/** Phones and encoders write less than 10 KB, even for hundreds of tiles. */
const MAX_META_BYTES = 1024 * 1024;
const HEAD = 8;
const VERSION = 4;

/** Layout: ISO 14496-12, clause 4.2. */
function* boxesIn(bytes: Buffer): Generator<Box> {
  for (let at = 0; at + HEAD <= bytes.length; ) {
    const size = bytes.readUInt32BE(at) || bytes.length - at;
    if (size < HEAD) return;
    yield { type: bytes.toString('latin1', at + 4, at + HEAD), content: bytes.subarray(at + HEAD, at + size) };
    at += size;
  }
}

const child = (bytes: Buffer, type: string) => [...boxesIn(bytes)].find((box) => box.type === type)?.content;

/** The box of all items, which encoders write directly behind the file's type. */
async function metaIn(pieces: Pieces): Promise<Buffer | null> {
  for (let at = 0; at < pieces.size; ) {
    const head = await pieces.at(at, HEAD);
    const size = head.length < HEAD ? 0 : head.readUInt32BE(0);
    if (size < HEAD || size > MAX_META_BYTES) return null;
    if (head.toString('latin1', 4, HEAD) === 'meta') return pieces.copy(at + HEAD + VERSION, at + size);
    at += size;
  }
  return null;
}

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

function coloursIn(meta: Buffer): CodedColours | undefined {
  const [primary, properties] = [child(meta, 'pitm'), child(meta, 'iprp')];
  const [all, associations] = [properties && child(properties, 'ipco'), properties && child(properties, 'ipma')];
  if (!primary || !all || !associations) return undefined;
  const boxes = [...boxesIn(all)];
  const item = primary.readUIntBE(VERSION, primary.readUInt8(0) > 0 ? 4 : 2);
  const codes = propertiesOf(associations, item)
    .map((place) => boxes[place - 1])
    .find((box) => box?.type === 'colr' && box.content.toString('latin1', 0, 4) === 'nclx')?.content;
  return codes && coloursOf(codes.readUInt16BE(4), codes.readUInt16BE(6), true);
}

/** Layout: ISO 23008-12, clause 6. Undefined also for boxes that are cut off. */
export async function avifColours(path: string): Promise<CodedColours | undefined> {
  const meta = await withPieces(path, metaIn);
  try {
    return meta ? coloursIn(meta) : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
