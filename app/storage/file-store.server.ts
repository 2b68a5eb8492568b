import { FILE_KEY } from '~/images/renditions';
import { notFound } from '~/lib/errors';

/** Methods throw `not_found` for a malformed key or name. Writing methods throw `unavailable` on a full disk. */
export interface FileStore {
  /** Publishes all files or none, durably. Removes `dir`, even on failure. */
  publish(key: string, dir: string): Promise<void>;
  put(key: string, name: string, path: string): Promise<void>;
  /** Adds a file with the bytes of the original, which are stored only once. */
  share(key: string, name: string): Promise<void>;
  stat(key: string, name: string): Promise<FileFacts | null>;
  open(key: string, name: string, range?: ByteRange): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>>;
  withLocalFile<T>(key: string, name: string, use: (path: string) => Promise<T>): Promise<T>;
  remove(key: string): Promise<void>;
  withhold(key: string): Promise<void>;
  release(key: string): Promise<void>;
  list(key: string): Promise<string[]>;
  keys(): AsyncIterable<string>;
  /** Paths of files that this store did not create. */
  foreign(): AsyncIterable<string>;
  readonly withheld: FilePlace;
  /** A file may still appear after the process that sent it has ended. */
  readonly hasLateWrites: boolean;
  /** The gallery that owns these files. Null for a new place, or a wrong one. */
  readGalleryId(): Promise<string | null>;
  writeGalleryId(id: string): Promise<void>;
}

export type FilePlace = ReadableFiles & Pick<FileStore, 'publish'>;

export type ReadableFiles = Pick<FileStore, 'stat' | 'open' | 'withLocalFile' | 'list' | 'keys'>;

export type FileFacts = {
  bytes: number;
  modified: Date;
  /** Its bytes are stored only once, together with the original. */
  isShared?: true;
  /** Names what is added to the stored bytes. */
  mark?: string;
};

export type ByteRange = { start: number; end: number };

/** The uploaded picture. In a bucket it is written last and removed first, so its presence means that all files exist. */
export const ORIGINAL = 'original';

const NAME = /^(?=.{1,40}$)[a-z0-9]+(?:[.-][a-z0-9]+)*$/;

export const isAddress = (key: string, name: string) => FILE_KEY.test(key) && NAME.test(name);

export function checkAddress(key: string, name = 'original'): void {
  if (!isAddress(key, name)) throw notFound();
}
