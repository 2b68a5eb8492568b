/** Reads a folder of pictures with the details from its .json and .csv files. */
import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { messagesOf } from '~/messages/messages';
import { type Details, GALLERY_FILE, normalizeNames } from './details.schema';

const MAX_JSON_BYTES = 1024 * 1024;
const MAX_CSV_BYTES = 64 * 1024 * 1024;

export interface FoundFile {
  path: string;
  /** Names of the folders between the given folder and the file. */
  folders: string[];
  details: Details;
  /** Why the file cannot be imported. */
  refusal?: string;
}

/** A file, or a part of one, that could not be used. */
export interface Complaint {
  file: string;
  reason: string;
}

/** One folder after another, each in order of names. */
export async function* filesOf(
  root: string,
  complain: (complaint: Complaint) => void,
  folders: string[] = [],
): AsyncGenerator<FoundFile> {
  const folder = path.join(root, ...folders);
  const entries = await listFolder(folder);
  if (entries === null) return complain({ file: folder, reason: messagesOf('transfer').unreadableFolder });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  yield* picturesOf(folder, names.sort(), folders, complain);
  const inside = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  for (const name of inside.sort()) yield* filesOf(root, complain, [...folders, name]);
}

export async function countFiles(root: string): Promise<number> {
  let count = 0;
  for (const entry of (await listFolder(root)) ?? []) {
    if (entry.isDirectory()) count += await countFiles(path.join(root, entry.name));
    else if (entry.isFile() && !isSidecar(entry.name)) count += 1;
  }
  return count;
}

/** Null for a folder that cannot be read. */
async function listFolder(folder: string): Promise<Dirent[] | null> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
  return entries?.filter(({ name }) => !name.startsWith('.')) ?? null;
}

const isSidecar = (name: string) => /\.(?:json|csv)$/i.test(name);

async function* picturesOf(
  folder: string,
  names: string[],
  folders: string[],
  complain: (complaint: Complaint) => void,
): AsyncGenerator<FoundFile> {
  const pictures = new Set(names.filter((name) => !isSidecar(name)));
  const lines = new Map<string, Details>();
  for (const name of names.filter((one) => /\.csv$/i.test(one))) {
    await readLines(path.join(folder, name), pictures, lines, complain);
  }
  const sidecars = new Set(names.filter((name) => /\.json$/i.test(name)));
  if (folders.length === 0) sidecars.delete(GALLERY_FILE);
  for (const name of pictures) {
    const found: FoundFile = { path: path.join(folder, name), folders, details: lines.get(name) ?? {} };
    const sidecar = [`${name}.json`, `${path.parse(name).name}.json`].find((one) => sidecars.has(one));
    if (sidecar) {
      const read = await readSidecar(path.join(folder, sidecar));
      if (typeof read === 'string') found.refusal = read;
      else found.details = { ...found.details, ...read };
    }
    yield found;
  }
  for (const name of pictures) {
    sidecars.delete(`${name}.json`);
    sidecars.delete(`${path.parse(name).name}.json`);
  }
  for (const name of sidecars) complain({ file: path.join(folder, name), reason: messagesOf('transfer').noPicture });
}

async function readSidecar(file: string): Promise<Details | string> {
  const text = messagesOf('transfer').sidecar;
  const name = path.basename(file);
  if ((await stat(file)).size > MAX_JSON_BYTES) return text.tooLarge(name);
  try {
    const given: unknown = JSON.parse(stripMark(await readFile(file, 'utf8')));
    if (typeof given === 'object' && given !== null && !Array.isArray(given))
      return normalizeNames(given as Record<string, unknown>);
    return text.notObject(name);
  } catch {
    return text.notJson(name);
  }
}

const stripMark = (text: string) => text.replace(/^\ufeff/, '');

async function readLines(
  file: string,
  pictures: Set<string>,
  lines: Map<string, Details>,
  complain: (complaint: Complaint) => void,
): Promise<void> {
  const say = (reason: string): undefined => void complain({ file, reason });
  const messages = messagesOf('transfer').list;
  if ((await stat(file)).size > MAX_CSV_BYTES) return say(messages.tooLarge);
  const text = stripMark(await readFile(file, 'utf8'));
  const [head = ''] = text.split(/\r?\n/, 1);
  const delimiter = [',', ';', '\t'].find((one) => head.includes(one)) ?? ',';
  let columns: string[] = [];
  const rows: Record<string, string>[] = parse(text, {
    delimiter,
    columns: (names: string[]) => {
      columns = names.map((name) => (name.toLowerCase().trim() === 'file' ? 'file' : name.trim()));
      return columns;
    },
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (problem) => void say(messages.line(String(problem?.lines ?? '?'), problem?.message ?? '')),
  });
  if (!columns.includes('file')) return say(messages.noColumns);
  for (const { file: name = '', ...given } of rows) {
    if (pictures.has(name)) lines.set(name, normalizeNames(given));
    else say(messages.unknownFile(name));
  }
}
