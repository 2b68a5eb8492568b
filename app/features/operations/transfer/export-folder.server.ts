/** A folder that an export fills, and goes on to fill after it was broken off: every file appears there whole. */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DomainError, nullIfNotFound } from '~/lib/errors';
import { nullIfMissing } from '~/platform/disk.server';

/** Says whose export is under way; the import passes over it, as over all names that begin with a dot. */
const MARK = '.tapeta-export';
/** Folders of many files are slow to open. */
const IDS_PER_FOLDER = 1000;
const OWN_FILE = / (\d+)\.(?:jpg|png|webp)(?:\.json)?(?:\.partial)?$/;

/** Makes it, or takes up what was broken off there. @throws conflict where anything else is in it */
export async function openExport(folder: string, galleryId: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length === 0) return writeWhole(path.join(folder, MARK), galleryId);
  const mark = await readFile(path.join(folder, MARK), 'utf8').catch(nullIfMissing);
  if (mark === galleryId) return;
  const reason = mark === null ? 'is not empty' : 'has a part of another gallery';
  throw new DomainError('conflict', `${folder} ${reason}. Name a new folder, or empty this one.`);
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
  /** Null where it is lost. */
  bytes: () => Promise<number | null>;
  /** @throws not_found */
  copyTo: (target: string) => Promise<void>;
}

/** Takes wallpapers in the order of their ids. */
export class ExportWriter {
  private readonly former = new Set<string>();
  private inside = '';
  /** By id, of what was there before and has not been taken again. */
  private left = new Map<number, string[]>();

  constructor(private readonly folder: string) {}

  async open(): Promise<void> {
    for (const name of await readdir(this.folder)) if (/^\d{4,}$/.test(name)) this.former.add(name);
  }

  /** Answers false for a picture that is lost, which is left out. */
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

  /** What was deleted since an export was broken off is not in it. */
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
