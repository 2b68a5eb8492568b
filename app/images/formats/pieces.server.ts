import { type FileHandle, open } from 'node:fs/promises';

const PIECE_BYTES = 64 * 1024;

/** A segment of a JPEG, a chunk of a PNG or WebP, a box of an AVIF. */
export interface Part {
  /** Two hexadecimal digits of a JPEG's marker, four characters of a chunk or box. */
  type: string;
  start: number;
  end: number;
  /** Whether the file contains all bytes of this part. */
  isWhole: boolean;
}

/** Reads a file in pieces, so that the process can answer other requests in between. */
export class Pieces {
  readonly #buffer = Buffer.allocUnsafeSlow(PIECE_BYTES);
  #piece = this.#buffer.subarray(0, 0);
  #start = 0;

  constructor(
    private readonly file: FileHandle,
    readonly size: number,
  ) {}

  /** The bytes in memory from this position: at least this many, unless the file ends. Valid until the next call. */
  async at(position: number, length: number): Promise<Buffer> {
    const from = position - this.#start;
    if (from >= 0 && from + length <= this.#piece.length) return this.#piece.subarray(from);
    const { bytesRead } = await this.file.read(this.#buffer, 0, PIECE_BYTES, position);
    this.#start = position;
    this.#piece = this.#buffer.subarray(0, bytesRead);
    return this.#piece;
  }

  /** These bytes, or as many as the file has. */
  async copy(start: number, end: number): Promise<Buffer> {
    const bytes = Buffer.alloc(Math.max(0, Math.min(end, this.size) - start));
    for (let done = 0; done < bytes.length; ) {
      const piece = await this.at(start + done, 1);
      if (piece.length === 0) return bytes.subarray(0, done);
      done += piece.copy(bytes, done);
    }
    return bytes;
  }
}

export async function withPieces<T>(path: string, use: (pieces: Pieces) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    return await use(new Pieces(file, (await file.stat()).size));
  } finally {
    await file.close();
  }
}
