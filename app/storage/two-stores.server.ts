import { type FilePlace, type FileStore, ORIGINAL } from './file-store.server';

/**
 * Files that are on their way from one store to the other: read wherever they are, written to where `goal` says. What is moved
 * is in both for a moment; changes reach both.
 */
export function twoStores(first: FileStore, second: FileStore, goal: () => Promise<FileStore>): FileStore {
  const both = [first, second];

  function anyOf(places: [FilePlace, FilePlace], publish: FilePlace['publish']): FilePlace {
    const [one, other] = places;
    const placeOf = async (key: string, name: string) => ((await one.stat(key, name)) ? one : other);
    return {
      publish,
      stat: async (key, name) => (await one.stat(key, name)) ?? other.stat(key, name),
      open: async (key, name, range) => (await placeOf(key, name)).open(key, name, range),
      withLocalFile: async (key, name, use) => (await placeOf(key, name)).withLocalFile(key, name, use),
      async list(key) {
        const names = await one.list(key);
        return names.includes(ORIGINAL) ? names : [...new Set([...names, ...(await other.list(key))])].sort();
      },
      async *keys() {
        yield* one.keys();
        yield* other.keys();
      },
    };
  }

  const otherThan = (store: FileStore) => (store === first ? second : first);

  const shown = anyOf([first, second], async (key, dir) => {
    const store = await goal();
    await store.publish(key, dir);
    await otherThan(store).remove(key);
  });
  const withheld = anyOf([first.withheld, second.withheld], async (key, dir) => {
    const store = await goal();
    await store.withheld.publish(key, dir);
    await otherThan(store).remove(key);
  });

  return {
    ...shown,
    withheld,
    async *foreign() {
      for (const store of both) yield* store.foreign();
    },
    readGalleryId: async () => (await first.readGalleryId()) ?? second.readGalleryId(),
    writeGalleryId: async (id) => (await goal()).writeGalleryId(id),
    hasLateWrites: first.hasLateWrites || second.hasLateWrites,
    async put(key, name, source) {
      const store = (await first.stat(key, ORIGINAL)) ? first : second;
      await store.put(key, name, source);
    },
    async share(key, name) {
      const store = (await first.stat(key, ORIGINAL)) ? first : second;
      await store.share(key, name);
    },
    async remove(key) {
      for (const store of both) await store.remove(key);
    },
    async withhold(key) {
      for (const store of both) await store.withhold(key);
    },
    async release(key) {
      for (const store of both) await store.release(key);
    },
  };
}
