import { type FilePlace, type FileStore, ORIGINAL } from './file-store.server';

/**
 * Two stores while files are being moved: reads from either one, writes to the one that `goal` names. For a moment a file is in
 * both, so changes go to both.
 */
export function twoStores(first: FileStore, second: FileStore, goal: () => Promise<FileStore>): FileStore {
  async function onBoth(work: (store: FileStore) => Promise<void>): Promise<void> {
    await work(first);
    await work(second);
  }

  const storeOf = async (key: string) => ((await first.stat(key, ORIGINAL)) ? first : second);

  function combine(placeIn: (store: FileStore) => FilePlace): FilePlace {
    const [one, other] = [placeIn(first), placeIn(second)];
    const findPlace = async (key: string, name: string) => ((await one.stat(key, name)) ? one : other);
    return {
      async publish(key, dir) {
        const store = await goal();
        await placeIn(store).publish(key, dir);
        await (store === first ? second : first).remove(key);
      },
      stat: async (key, name) => (await one.stat(key, name)) ?? other.stat(key, name),
      open: async (key, name, range) => (await findPlace(key, name)).open(key, name, range),
      withLocalFile: async (key, name, use) => (await findPlace(key, name)).withLocalFile(key, name, use),
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

  return {
    ...combine((store) => store),
    withheld: combine((store) => store.withheld),
    async *foreign() {
      yield* first.foreign();
      yield* second.foreign();
    },
    readGalleryId: async () => (await first.readGalleryId()) ?? second.readGalleryId(),
    writeGalleryId: async (id) => (await goal()).writeGalleryId(id),
    hasLateWrites: first.hasLateWrites || second.hasLateWrites,
    put: async (key, name, source) => (await storeOf(key)).put(key, name, source),
    share: async (key, name) => (await storeOf(key)).share(key, name),
    remove: (key) => onBoth((store) => store.remove(key)),
    withhold: (key) => onBoth((store) => store.withhold(key)),
    release: (key) => onBoth((store) => store.release(key)),
  };
}
