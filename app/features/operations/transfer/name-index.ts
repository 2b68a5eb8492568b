const folded = (name: string) => name.normalize('NFC').toLowerCase();

/** Finds files by names that may be decomposed, as on macOS, or differ in case. An equal name comes first. */
export class NameIndex<File extends { name: string }> {
  private readonly exact = new Map<string, File>();
  private readonly similar = new Map<string, File[]>();

  constructor(files: File[]) {
    for (const file of files) {
      this.exact.set(file.name, file);
      const key = folded(file.name);
      this.similar.set(key, [...(this.similar.get(key) ?? []), file]);
    }
  }

  find(name: string): File | undefined {
    const files = this.similar.get(folded(name)) ?? [];
    const sameCase = files.find((file) => file.name.normalize('NFC') === name.normalize('NFC'));
    return this.exact.get(name) ?? sameCase ?? files[0];
  }
}
