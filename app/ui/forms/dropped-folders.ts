import { isSystemFolder } from '~/lib/system-folders';

/** Files of dropped folders, in order of names, without hidden files and what the import leaves out. */
export async function readAll(entries: FileSystemEntry[]): Promise<File[]> {
  const files: File[] = [];
  for (const entry of entries) {
    if (entry.isFile) files.push(...(await readFile(entry as FileSystemFileEntry)));
    else files.push(...(await readAll(await listFolder(entry as FileSystemDirectoryEntry))));
  }
  return files;
}

const readFile = (entry: FileSystemFileEntry) =>
  new Promise<File[]>((resolve) => {
    entry.file(
      (file) => resolve([file]),
      () => resolve([]),
    );
  });

async function listFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    // Browsers give a hundred at a time.
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (some.length === 0) break;
    found.push(...some);
  }
  return found
    .filter(({ name, isDirectory }) => !name.startsWith('.') && !(isDirectory && isSystemFolder(name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
