/** A folder that an export fills, and continues to fill after an interruption. Files only appear when complete. */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DomainError, nullIfNotFound } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { nullIfMissing } from '~/platform/disk.server';

/** Names the gallery of an unfinished export. The import ignores it, as all names that begin with a dot. */
const MARK = '.tapeta-export';
/** Folders with many files are slow to open. */
const IDS_PER_FOLDER = 1000;
const OWN_FILE = / (\d+)\.(?:jpg|png|webp|avif)(?:\.json)?(?:\.partial)?$/;

/** Creates the folder, or continues an interrupted export. @throws conflict when it contains anything else */
export async function openExport(folder: string, galleryId: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length === 0) return writeWhole(path.join(folder, MARK), galleryId);
  const mark = await readFile(path.join(folder, MARK), 'utf8').catch(nullIfMissing);
  if (mark === galleryId) return;
  const text = messagesOf('transfer');
  throw new DomainError('conflict', mark === null ? text.folderNotEmpty(folder) : text.otherExport(folder));
}

export const closeExport = (folder: string): Promise<void> => rm(path.join(folder, MARK), { force: true });

export async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.partial`, text);
  await rename(`${file}.partial`, file);
}

export interface ExportedFile {
  id: number;
  name: string;
  sidecar: string;
  /** Null when the picture is lost. */
  bytes: () => Promise<number | null>;
  /** @throws not_found */
  copyTo: (target: string) => Promise<void>;
}

/** Expects wallpapers in order of their ids. */
export class ExportWriter {
  private readonly former = new Set<string>();
  private inside = '';
  /** Files of an earlier run, by id, that have not been exported again yet. */
  private left = new Map<number, string[]>();

  constructor(private readonly folder: string) {}

  async open(): Promise<void> {
    for (const name of await readdir(this.folder)) if (/^\d{4,}$/.test(name)) this.former.add(name);
  }

  /** False for a lost picture, which is left out. */
  async add({ id, name, sidecar, bytes, copyTo }: ExportedFile): Promise<boolean> {
    await this.enter(String(Math.floor(id / IDS_PER_FOLDER)).padStart(4, '0'));
    const target = path.join(this.inside, name);
    const before = this.left.get(id) ?? [];
    const isThere = before.includes(name) && (await stat(target)).size === (await bytes());
    if (!isThere && !(await copyWhole(copyTo, target))) return false;
    await writeWhole(`${target}.json`, sidecar);
    this.left.set(
      id,
      before.filter((one) => one !== name && one !== `${name}.json` && one !== `${name}.json.partial`),
    );
    await this.removeLeft(id);
    return true;
  }

  /** Removes wallpapers that were deleted after an interrupted export. */
  async close(): Promise<void> {
    await this.removeAllLeft();
    for (const name of this.former) await rm(path.join(this.folder, name), { recursive: true });
  }

  private async enter(name: string): Promise<void> {
    const inside = path.join(this.folder, name);
    if (inside === this.inside) return;
    await this.removeAllLeft();
    this.inside = inside;
    await mkdir(inside, { recursive: true });
    if (!this.former.delete(name)) return;
    for (const file of await readdir(inside)) {
      const id = Number(OWN_FILE.exec(file)?.[1]);
      if (id) this.left.set(id, [...(this.left.get(id) ?? []), file]);
    }
  }

  private async removeAllLeft(): Promise<void> {
    for (const id of this.left.keys()) await this.removeLeft(id);
  }

  private async removeLeft(id: number): Promise<void> {
    for (const name of this.left.get(id) ?? []) await rm(path.join(this.inside, name), { force: true });
    this.left.delete(id);
  }
}

async function copyWhole(copyTo: (target: string) => Promise<void>, target: string): Promise<boolean> {
  const partial = `${target}.partial`;
  const copied = await copyTo(partial).then(() => true, nullIfNotFound);
  if (copied) await rename(partial, target);
  return copied ?? false;
}
