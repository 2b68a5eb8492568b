import type { Part, Pieces } from './pieces.server';

/** Boxes that contain boxes, and the bytes before those. ISO/IEC 14496-12 and 23008-12. */
const CONTAINERS: Record<string, (version: number) => number> = {
  ...{ meta: () => 4, iref: () => 4, dref: () => 8, iinf: (version) => (version === 0 ? 6 : 8) },
  ...{ iprp: () => 0, ipco: () => 0, dinf: () => 0, grpl: () => 0, moov: () => 0, trak: () => 0 },
};

/** The type of a part from which on nothing can be read. */
export const BROKEN = 'broken';

const headerBytes = (head: Buffer) => (head.readUInt32BE(0) === 1 ? 16 : 8);

/** Every box, a container before its contents. */
export async function* walkAvif(pieces: Pieces): AsyncGenerator<Part> {
  const ends = [pieces.size];
  for (let at = 0; ends.length > 0; ) {
    const end = ends.at(-1) ?? 0;
    if (at + 8 > end) {
      at = end;
      ends.pop();
      continue;
    }
    const head = await pieces.at(at, 20);
    const type = head.toString('latin1', 4, 8);
    const header = headerBytes(head);
    const short = head.readUInt32BE(0);
    const size = short === 1 && head.length >= 16 ? Number(head.readBigUInt64BE(8)) : short || end - at;
    const next = at + size;
    // Only the last box of the file may be cut off.
    const isBroken = size < header || (next > end && ends.length > 1);
    yield { type: isBroken ? BROKEN : type, start: at, end: next, isWhole: next <= end };
    if (isBroken || next > end) return;
    const before = CONTAINERS[type]?.(head[header] ?? 0);
    if (before === undefined) at = next;
    else {
      at += header + before;
      ends.push(next);
    }
  }
}

export const contentStart = async (pieces: Pieces, { start }: Part): Promise<number> =>
  start + headerBytes(await pieces.at(start, 8));

export const contentOf = async (pieces: Pieces, box: Part): Promise<Buffer> =>
  pieces.copy(await contentStart(pieces, box), box.end);
