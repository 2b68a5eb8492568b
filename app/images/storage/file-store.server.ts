import { FILE_KEY } from '~/images/variants';
import { notFound } from '~/lib/errors';

/**
 * Where the files of wallpapers live: under each key some named files (`original`, `640.webp`, `download.jpg`). Every
 * method throws `not_found` for a malformed key or name; the writing ones `unavailable` when storage is full or broken.
 */
export interface FileStore {
  /**
   * Moves a complete directory to its place, all or nothing, and durably. Files that were there under the same key are
   * replaced. The directory is gone afterwards, also when this fails.
   */
  publish(key: string, dir: string): Promise<void>;
  /** Moves one more file to a published key, durably. Throws `not_found` when the key has been removed meanwhile. */
  put(key: string, name: string, path: string): Promise<void>;
  stat(key: string, name: string): Promise<FileFacts | null>;
  /** The bytes, or those from `start` to `end`, both included. Throws `not_found`. */
  open(key: string, name: string, range?: ByteRange): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>>;
  /** Lends a path that other programs can read, for as long as `use` runs. Throws `not_found`. */
  withLocalFile<T>(key: string, name: string, use: (path: string) => Promise<T>): Promise<T>;
  /** Does nothing when there is nothing. Withheld files go, too. */
  remove(key: string): Promise<void>;
  /** Takes all files of a key from their addresses, to where only `withheld` finds them. Does nothing when none are there. */
  withhold(key: string): Promise<void>;
  /** Puts withheld files back to their addresses. Does nothing when none are withheld. */
  release(key: string): Promise<void>;
  /** Names of the files of a key, sorted; none when there is no such key. */
  list(key: string): Promise<string[]>;
  /** Every key that has files at its address, sorted. */
  keys(): AsyncIterable<string>;
  readonly withheld: ReadableFiles;
}

export type ReadableFiles = Pick<FileStore, 'stat' | 'open' | 'withLocalFile' | 'list' | 'keys'>;

export type FileFacts = { bytes: number; modified: Date };

export type ByteRange = { start: number; end: number };

const NAME = /^(?=.{1,40}$)[a-z0-9]+(?:[.-][a-z0-9]+)*$/;

/** Whether `key` is a file key and `name` a plain file name. */
export const isAddress = (key: string, name: string) => FILE_KEY.test(key) && NAME.test(name);

/** Throws `not_found` unless they are an address. */
export function checkAddress(key: string, name = 'original'): void {
  if (!isAddress(key, name)) throw notFound();
}
