/** Reads a folder of pictures with the details from its .json, .xmp and .csv files. */
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { textsIn } from '~/images/embedded-texts';
import { readXmp } from '~/images/xmp';
import { decodeText } from '~/lib/decode-text';
import { isSystemFolder } from '~/lib/system-folders';
import { messagesOf } from '~/messages/messages';
import { type Details, detailsIn, GALLERY_FILE, normalizeColumn, normalizeNames } from './details.schema';
import { detailsOfOthers, isOfAnotherProgram } from './downloaders';
import { NameIndex } from './name-index';

const MAX_SIDECAR_BYTES = 1024 * 1024;
const MAX_CSV_BYTES = 64 * 1024 * 1024;

export interface FoundFile {
  /** For reports. A name that isn't UTF-8 is shown as Windows-1252. */
  path: string;
  name: string;
  /** The path as the disk has it. */
  source: Buffer;
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

type Complain = (complaint: Complaint) => void;

interface Entry {
  name: string;
  path: string;
  source: Buffer;
  isFolder: boolean;
}

interface Folder {
  path: string;
  source: Buffer;
  /** Below the folder that is imported. */
  names: string[];
}

const rootFolder = (root: string): Folder => ({ path: root, source: Buffer.from(root), names: [] });
const insideOf = ({ names }: Folder, { name, path, source }: Entry): Folder => ({
  path,
  source,
  names: [...names, name],
});

/** One folder after another, each in order of names. */
export async function* filesOf(root: string, complain: Complain): AsyncGenerator<FoundFile> {
  yield* filesIn(rootFolder(root), complain);
}

async function* filesIn(folder: Folder, complain: Complain): AsyncGenerator<FoundFile> {
  const entries = await listFolder(folder, complain);
  if (entries === null) return complain({ file: folder.path, reason: messagesOf('transfer').unreadableFolder });
  yield* picturesOf(
    folder,
    entries.filter(({ isFolder }) => !isFolder),
    complain,
  );
  for (const entry of entries.filter(({ isFolder }) => isFolder)) yield* filesIn(insideOf(folder, entry), complain);
}

export async function countFiles(root: string, folder = rootFolder(root)): Promise<number> {
  let count = 0;
  for (const entry of (await listFolder(folder)) ?? []) {
    if (entry.isFolder) count += await countFiles(root, insideOf(folder, entry));
    else if (!isSidecar(entry.name)) count += 1;
  }
  return count;
}

/** In order of names. Null for a folder that cannot be read. */
async function listFolder(folder: Folder, complain?: Complain): Promise<Entry[] | null> {
  // As bytes: a name that is not UTF-8 leads nowhere as a text.
  const found = await readdir(folder.source, { withFileTypes: true, encoding: 'buffer' }).catch(() => null);
  if (found === null) return null;
  const entries = found
    .filter((one) => one.isFile() || one.isDirectory())
    .map((one): Entry => {
      const bytes = one.name as unknown as Buffer;
      const name = decodeText(bytes).text;
      const source = Buffer.concat([folder.source, Buffer.from('/'), bytes]);
      return { name, path: path.join(folder.path, name), source, isFolder: one.isDirectory() };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.filter(({ name, path: file, isFolder }) => {
    const isSystem = isFolder && isSystemFolder(name);
    if (isSystem) complain?.({ file, reason: messagesOf('transfer').systemFolder });
    return !isSystem && !name.startsWith('.');
  });
}

const isSidecar = (name: string) => /\.(?:json|csv|xmp)$/i.test(name);

/** Programs name them after the picture, with or without its ending. */
const sidecarNames = (name: string, ending: 'json' | 'xmp') => [
  ...[`${name}.${ending}`, `${path.parse(name).name}.${ending}`],
  ...(ending === 'json' ? [`${name}.supplemental-metadata.json`, `${path.parse(name).name}.info.json`] : []),
];

async function* picturesOf(folder: Folder, entries: Entry[], complain: Complain): AsyncGenerator<FoundFile> {
  const pictures = entries.filter(({ name }) => !isSidecar(name));
  const lines = new Map<Entry, Details>();
  const index = new NameIndex(pictures);
  for (const entry of entries.filter(({ name }) => /\.csv$/i.test(name)))
    await readLines(entry, index, lines, complain);
  const isGallery = ({ name }: Entry) => folder.names.length === 0 && name === GALLERY_FILE;
  const sidecars = entries.filter((entry) => /\.(?:json|xmp)$/i.test(entry.name) && !isGallery(entry));
  const names = new NameIndex(sidecars);
  const used = new Set<Entry>();
  for (const picture of pictures) {
    const { name, path: file, source } = picture;
    const found: FoundFile = {
      ...{ path: file, name, source },
      folders: folder.names,
      details: lines.get(picture) ?? {},
    };
    const [xmp, json] = (['xmp', 'json'] as const).map((ending) => {
      const all = sidecarNames(name, ending).flatMap((one) => names.find(one) ?? []);
      for (const one of all) used.add(one);
      return all[0];
    });
    if (xmp) found.details = { ...(await readXmpSidecar(xmp, complain)), ...found.details };
    const read = json && (await readSidecar(json, complain));
    if (typeof read === 'string') found.refusal = read;
    else found.details = { ...found.details, ...read };
    yield found;
  }
  for (const entry of sidecars.filter((one) => !used.has(one))) {
    complain({ file: entry.path, reason: messagesOf('transfer').noPicture });
  }
}

const sizeOf = async ({ source }: Entry) => (await stat(source)).size;

async function readXmpSidecar(entry: Entry, complain: Complain): Promise<Details> {
  if ((await sizeOf(entry)) > MAX_SIDECAR_BYTES) {
    complain({ file: entry.path, reason: messagesOf('transfer').sidecar.tooLarge(entry.name) });
    return {};
  }
  return detailsIn(textsIn(readXmp(decodeText(await readFile(entry.source)).text)));
}

async function readSidecar(entry: Entry, complain: Complain): Promise<Details | string> {
  const text = messagesOf('transfer').sidecar;
  if ((await sizeOf(entry)) > MAX_SIDECAR_BYTES) return text.tooLarge(entry.name);
  try {
    const given: unknown = JSON.parse(decodeText(await readFile(entry.source)).text);
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return text.notObject(entry.name);
    const details = normalizeNames(given as Record<string, unknown>);
    if (!isOfAnotherProgram(details)) return details;
    complain({ file: entry.path, reason: text.ofAnotherProgram });
    return detailsOfOthers(details);
  } catch {
    return text.notJson(entry.name);
  }
}

const DELIMITERS = [',', ';', '\t'];

/** Excel's, which its first line may name. */
function delimiterOf(text: string): { delimiter: string; body: string } {
  const [, named, body] = /^sep=(.)\r?\n([\s\S]*)$/.exec(text) ?? [];
  if (named !== undefined && body !== undefined) return { delimiter: named, body };
  const [head = ''] = text.split(/[\r\n]/, 1);
  const byCount = DELIMITERS.map((one) => ({ one, count: head.split(one).length }));
  return { delimiter: byCount.sort((a, b) => b.count - a.count)[0]?.one ?? ',', body: text };
}

async function readLines(
  entry: Entry,
  pictures: NameIndex<Entry>,
  lines: Map<Entry, Details>,
  complain: Complain,
): Promise<void> {
  const say = (reason: string): undefined => void complain({ file: entry.path, reason });
  const messages = messagesOf('transfer').list;
  if ((await sizeOf(entry)) > MAX_CSV_BYTES) return say(messages.tooLarge);
  const { text, encoding } = decodeText(await readFile(entry.source));
  if (encoding === 'windows-1252') say(messages.notUtf8);
  const { delimiter, body } = delimiterOf(text);
  let columns: string[] = [];
  const rows: Record<string, string>[] = parse(body, {
    delimiter,
    columns: (names: string[]) => {
      columns = names.map(normalizeColumn);
      return columns;
    },
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    on_skip: (problem) => void say(messages.line(String(problem?.lines ?? '?'), problem?.message ?? '')),
  });
  if (!columns.includes('file')) return say(messages.noColumns);
  for (const { file: name = '', ...given } of rows) {
    const picture = pictures.find(name);
    if (picture) lines.set(picture, normalizeNames(given));
    else say(messages.unknownFile(name));
  }
}
