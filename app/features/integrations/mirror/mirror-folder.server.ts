import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
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
  /** Their marks, by id. */
  wallpapers: Record<string, string>;
  /** By file. */
  pages: Record<string, MirroredPage>;
}

/** A folder whose list of checksums names every file that the mirror consists of. */
export class MirrorFolder {
  readonly files = new Map<string, string>();
  private readonly folders = new Set<string>();

  private constructor(
    private readonly root: string,
    /** From the previous run. Null after an interrupted one. */
    readonly before: MirrorState | null,
    readonly filesBefore: ReadonlyMap<string, string>,
  ) {}

  /** @throws conflict when it contains anything else, or another gallery */
  static async open(root: string, galleryId: string): Promise<MirrorFolder> {
    await mkdir(root, { recursive: true });
    const text = await readFile(path.join(root, STATE), 'utf8').catch(nullIfMissing);
    const { folderNotEmpty, otherExport } = messagesOf('transfer');
    if (text === null && (await readdir(root)).length > 0) throw new DomainError('conflict', folderNotEmpty(root));
    const state: MirrorState | { galleryId: string } = JSON.parse(text ?? JSON.stringify({ galleryId }));
    if (state.galleryId !== galleryId) throw new DomainError('conflict', otherExport(root));
    if (!('pages' in state)) return new MirrorFolder(root, null, new Map());
    const lines = (await readFile(path.join(root, SUMS), 'utf8')).split('\n').filter(Boolean);
    return new MirrorFolder(root, state, new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)])));
  }

  /** Until `close`, the folder counts as unfinished. */
  async begin(galleryId: string): Promise<void> {
    await this.replace(STATE, JSON.stringify({ galleryId }));
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
    const target = await this.makeRoom(file);
    await rm(target, { force: true });
    await link(source, target).catch((error) => {
      if (!['EXDEV', 'EPERM', 'EMLINK'].includes(errorCode(error))) throw error;
      return copyFile(source, target);
    });
    this.files.set(file, await hashFile(target));
  }

  /** Removes what the mirror no longer has. The state comes last, so its absence shows an unfinished mirror. */
  async close(state: MirrorState): Promise<void> {
    const lines = [...this.files].map(([file, sum]) => `${sum}  ${file}\n`);
    await this.replace(SUMS, lines.sort((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1)).join(''));
    const former = this.before ? [...this.filesBefore.keys()] : await this.filesOnDisk();
    for (const file of former) if (!this.files.has(file)) await this.remove(file);
    const pages = Object.entries(state.pages).sort(([a], [b]) => (a < b ? -1 : 1));
    await this.replace(STATE, JSON.stringify({ ...state, pages: Object.fromEntries(pages) }));
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

  /** Asking the disk for a folder that exists took an eighth of this process's time. */
  private async makeRoom(file: string): Promise<string> {
    const target = path.join(this.root, file);
    const folder = path.dirname(target);
    if (!this.folders.has(folder)) await mkdir(folder, { recursive: true });
    this.folders.add(folder);
    return target;
  }

  private async replace(file: string, content: string | Uint8Array): Promise<void> {
    const target = await this.makeRoom(file);
    await writeFile(`${target}.partial`, content);
    await rename(`${target}.partial`, target);
  }
}
