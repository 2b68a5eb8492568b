import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, open, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DomainError, errorCode } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { hashFile, nullIfMissing } from '~/platform/disk.server';

const STATE = '.tapeta-mirror.json';
const SUMS = 'SHA256SUMS';

export interface MirroredPage {
  address: string;
  /** The wallpapers that it shows. */
  shows: number[];
  /** Addresses of the pages it leads to, without those of wallpapers. */
  leadsTo: string[];
}

export interface MirrorState {
  galleryId: string;
  /** Changes with what all pages show. */
  frame: string;
  /** By id. */
  wallpapers: Record<string, WallpaperMark>;
  /** By file. */
  pages: Map<string, MirroredPage>;
}

export interface WallpaperMark {
  /** Its set and its place in it, which decide where lists show one of the set. */
  place: string;
  /** Those are the first of home. */
  isFeatured: boolean;
  /** Changes with its palette. */
  colours: string;
  /** Changes with what else decides which lists show it. */
  lists: string;
  /** Changes with everything that its page says. */
  content: string;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const handle = await open(file).catch(nullIfMissing);
  if (handle) yield* handle.readLines();
}

/** All lines of a large gallery would be longer than a string can be. */
function* inBlocks(lines: Iterable<string>): Generator<string> {
  let block = '';
  for (const line of lines) {
    block += `${line}\n`;
    if (block.length < 65_536) continue;
    yield block;
    block = '';
  }
  yield block;
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

/** A folder whose list of checksums names every file that the mirror consists of. */
export class MirrorFolder {
  readonly files = new Map<string, string>();
  readonly filesBefore = new Map<string, string>();
  /** From the previous run. Null after an interrupted one. */
  before: MirrorState | null = null;
  private readonly folders = new Set<string>();
  private readonly addresses = new Map<string, string>();

  private constructor(private readonly root: string) {}

  /** @throws conflict when it contains anything else, or another gallery */
  static async open(root: string, galleryId: string): Promise<MirrorFolder> {
    await mkdir(root, { recursive: true });
    const folder = new MirrorFolder(root);
    const lines = linesOf(path.join(root, STATE));
    const { value: first } = await lines.next();
    const { folderNotEmpty, otherExport } = messagesOf('transfer');
    if (!first && (await readdir(root)).length > 0) throw new DomainError('conflict', folderNotEmpty(root));
    const state = first ? JSON.parse(first) : { galleryId };
    if (state.galleryId !== galleryId) throw new DomainError('conflict', otherExport(root));
    if (!state.frame) return folder;
    folder.before = { ...state, pages: new Map() };
    for await (const line of lines) {
      const [file, address, shows, leadsTo] = JSON.parse(line);
      folder.before?.pages.set(file, { address, shows, leadsTo: leadsTo.map(folder.own) });
    }
    for await (const line of linesOf(path.join(root, SUMS))) folder.filesBefore.set(line.slice(66), line.slice(0, 64));
    return folder;
  }

  /** One string for equal addresses. As a part of a page's text, it would keep the whole page in memory. */
  own = (address: string): string => {
    const known = this.addresses.get(address) ?? Buffer.from(address).toString();
    this.addresses.set(known, known);
    return known;
  };

  /** Until `close`, the folder counts as unfinished. */
  async begin(galleryId: string): Promise<void> {
    await this.replace(STATE, `${JSON.stringify({ galleryId })}\n`);
  }

  /** Keeps a file of the previous run. False when there is none. */
  keep(file: string): boolean {
    const sum = this.filesBefore.get(file);
    if (sum !== undefined) this.files.set(file, sum);
    return sum !== undefined;
  }

  async write(file: string, content: string | Uint8Array): Promise<void> {
    const sum = createHash('sha256').update(content).digest('hex');
    this.files.set(file, sum);
    if (this.filesBefore.get(file) !== sum) await this.replace(file, content);
  }

  /** A hard link, or a copy on another disk. The link is never written to: it shares its bytes with the gallery. */
  async link(file: string, source: string): Promise<void> {
    if (this.keep(file)) return;
    const target = await this.makeFolder(file);
    await rm(target, { force: true });
    await link(source, target).catch((error) => {
      if (!['EXDEV', 'EPERM', 'EMLINK'].includes(errorCode(error))) throw error;
      return copyFile(source, target);
    });
    this.files.set(file, await hashFile(target));
  }

  /** Removes what the mirror no longer has. The state comes last, so its absence shows an unfinished mirror. */
  async close(state: MirrorState): Promise<void> {
    const files = [...this.files].sort(byName);
    await this.replace(SUMS, inBlocks(files.map(([file, sum]) => `${sum}  ${file}`)));
    const former = this.before ? [...this.filesBefore.keys()] : await this.filesOnDisk();
    for (const file of former) if (!this.files.has(file)) await this.remove(file);
    const { pages, ...first } = state;
    const lines = [...pages]
      .sort(byName)
      .map(([file, { address, shows, leadsTo }]) => JSON.stringify([file, address, shows, leadsTo]));
    await this.replace(STATE, inBlocks([JSON.stringify(first), ...lines]));
  }

  private async filesOnDisk(): Promise<string[]> {
    const entries = await readdir(this.root, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => !entry.isDirectory());
    const names = files.map((entry) => path.relative(this.root, path.join(entry.parentPath ?? entry.path, entry.name)));
    return names.filter((name) => name !== STATE && name !== SUMS);
  }

  private async remove(file: string): Promise<void> {
    await rm(path.join(this.root, file), { force: true });
    for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
      const isEmpty = await rmdir(path.join(this.root, folder)).then(
        () => true,
        () => false,
      );
      if (!isEmpty) return;
    }
  }

  /** Creates a file's folder, once. Returns the file's full path. */
  private async makeFolder(file: string): Promise<string> {
    const target = path.join(this.root, file);
    const folder = path.dirname(target);
    if (!this.folders.has(folder)) await mkdir(folder, { recursive: true });
    this.folders.add(folder);
    return target;
  }

  private async replace(file: string, content: string | Uint8Array | Iterable<string>): Promise<void> {
    const target = await this.makeFolder(file);
    await writeFile(`${target}.partial`, content);
    await rename(`${target}.partial`, target);
  }
}
