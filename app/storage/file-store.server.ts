import { FILE_KEY } from '~/images/renditions';
import { notFound } from '~/lib/errors';

/** Methods throw `not_found` for a malformed key or name; the writing ones `unavailable` on a full disk. */
export interface FileStore {
  /** All or nothing, and durably. `dir` is gone afterwards, also when this fails. */
  publish(key: string, dir: string): Promise<void>;
  put(key: string, name: string, path: string): Promise<void>;
  /** A file with the bytes of the original, which are kept once. */
  share(key: string, name: string): Promise<void>;
  stat(key: string, name: string): Promise<FileFacts | null>;
  open(key: string, name: string, range?: ByteRange): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>>;
  withLocalFile<T>(key: string, name: string, use: (path: string) => Promise<T>): Promise<T>;
  remove(key: string): Promise<void>;
  withhold(key: string): Promise<void>;
  release(key: string): Promise<void>;
  list(key: string): Promise<string[]>;
  keys(): AsyncIterable<string>;
  /** Paths among the files that are none of its own. */
  foreign(): AsyncIterable<string>;
  readonly withheld: FilePlace;
  /** A file may still appear when the process that sent it has ended. */
  readonly hasLateWrites: boolean;
  /** Whose files these are. Null where nobody has said so: a new place, or the wrong one. */
  readGalleryId(): Promise<string | null>;
  writeGalleryId(id: string): Promise<void>;
}

export type FilePlace = ReadableFiles & Pick<FileStore, 'publish'>;

export type ReadableFiles = Pick<FileStore, 'stat' | 'open' | 'withLocalFile' | 'list' | 'keys'>;

export type FileFacts = {
  bytes: number;
  modified: Date;
  /** Its bytes are kept once, with the original's. */
  isShared?: true;
};

export type ByteRange = { start: number; end: number };

/** The picture that was uploaded. In a bucket it comes last and goes first: where it is, all files of a wallpaper are. */
export const ORIGINAL = 'original';

const NAME = /^(?=.{1,40}$)[a-z0-9]+(?:[.-][a-z0-9]+)*$/;

export const isAddress = (key: string, name: string) => FILE_KEY.test(key) && NAME.test(name);

export function checkAddress(key: string, name = 'original'): void {
  if (!isAddress(key, name)) throw notFound();
}
