import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { objectStorage } from '~/lib/env.server';
import { toStorageError } from './disk.server';
import { type S3Bucket, s3Bucket } from './s3-bucket.server';

const settings = objectStorage();

/** Where staged pictures are for all nodes; what is on a node's disk is then a copy. Null when files are kept on the disk. */
export const stagedObjects = settings && openStagedObjects(s3Bucket(settings), `${settings.prefix}private/pending/`);

/** The facts come first and go last: they tell how old it is, whatever a kill has left. */
const FACTS = 'facts.json';
const HEADERS = { ContentType: 'application/octet-stream' };

function openStagedObjects(bucket: S3Bucket, root: string) {
  const folderOf = (token: string) => `${root}${token}/`;
  const stagedAt = async (token: string) => (await bucket.head(folderOf(token) + FACTS))?.modified ?? null;

  async function namesOf(token: string): Promise<string[]> {
    const names: string[] = [];
    for await (const { name } of bucket.list(folderOf(token))) names.push(name);
    return names;
  }

  return {
    stagedAt,

    async save(token: string, dir: string): Promise<void> {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      const names = files.map((entry) => path.relative(dir, path.join(entry.parentPath ?? entry.path, entry.name)));
      for (const name of [FACTS, ...names.filter((one) => one !== FACTS)])
        await bucket.put(folderOf(token) + name, path.join(dir, name), HEADERS);
    },

    async fetch(token: string, dir: string): Promise<void> {
      for (const name of await namesOf(token)) {
        const target = path.join(dir, name);
        const { body } = await bucket.get(folderOf(token) + name);
        await mkdir(path.dirname(target), { recursive: true });
        await pipeline(body, createWriteStream(target, { mode: 0o600 })).catch((error) => {
          throw toStorageError(error);
        });
      }
    },

    async remove(token: string): Promise<void> {
      const names = await namesOf(token);
      for (const name of names.filter((one) => one !== FACTS)) await bucket.remove(folderOf(token) + name);
      await bucket.remove(folderOf(token) + FACTS);
    },

    tokens: () => bucket.listFolders(root),
  };
}
