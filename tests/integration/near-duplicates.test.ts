import { mkdir, readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findSimilar } from '~/features/uploads/near-duplicates/near-duplicates.queries.server';
import { env } from '~/lib/env.server';
import { removeStaged, stage, sweepStaged } from '~/storage/staging-dir.server';
import { createWorkDir } from '~/storage/work-dir.server';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();

let last = 0;

/** A wallpaper with meaningless values except for its hash. */
async function addHash(hash: bigint): Promise<number> {
  last += 1;
  const sha256 = last.toString(16).padStart(64, '0');
  const [row] = await query<{ id: number }>(
    em(),
    `insert into wallpaper (title, resolution, file_size, file_key, sha256, format, width, height, bytes, perceptual_hash,
       palette, focal_x, focal_y, placeholder)
     values ('Hash', '1x1', '1 KB', ?, ?, 'jpeg', 1, 1, 1, ?::bigint, '[]', 0.5, 0.5, '000000000000') returning id`,
    [sha256.slice(40), sha256, String(hash)],
  );
  return row?.id ?? 0;
}

/** Flips these bits. */
const flip = (hash: bigint, bits: number[]) =>
  BigInt.asIntN(
    64,
    bits.reduce((all, bit) => all ^ (1n << BigInt(bit)), hash),
  );

describe('likeness', () => {
  const ONE = 0x123456789abcdef0n;

  test.each([
    ['the same', []],
    ['the sign bit', [63]],
    ['two bits of each quarter', [0, 15, 16, 31, 32, 47, 48, 63]],
    ['eight of one quarter', [0, 1, 2, 3, 4, 5, 6, 7]],
    ['three, three and two', [1, 5, 9, 20, 21, 22, 60, 63]],
  ])('is found for %s', async (_name, bits) => {
    const id = await addHash(ONE);
    expect(await findSimilar(em(), flip(ONE, bits))).toMatchObject({ id });
    await query(em(), 'delete from wallpaper where id = ?', [id]);
  });

  test('ends at nine bits', async () => {
    const id = await addHash(ONE);
    expect(await findSimilar(em(), flip(ONE, [0, 1, 2, 16, 17, 32, 33, 48, 49]))).toBeNull();
    await query(em(), 'delete from wallpaper where id = ?', [id]);
  });

  test('prefers the closest match, follows a new picture and ends with the wallpaper', async () => {
    const far = await addHash(flip(ONE, [1, 2, 3, 4]));
    const near = await addHash(flip(ONE, [1]));
    expect(await findSimilar(em(), ONE)).toMatchObject({ id: near });
    expect(await findSimilar(em(), ONE, near)).toMatchObject({ id: far });
    await query(em(), 'update wallpaper set perceptual_hash = ?::bigint where id = ?', [String(~ONE), near]);
    expect(await findSimilar(em(), ONE)).toMatchObject({ id: far });
    await query(em(), 'delete from wallpaper where id = ?', [far]);
    expect(await findSimilar(em(), ONE)).toBeNull();
  });
});

test('a picture without a decision is discarded after a day', async () => {
  const folder = path.join(env.DATA_DIR, 'pending');
  const aside = async () => {
    const files = await createWorkDir();
    await mkdir(files, { recursive: true });
    return stage(files, {});
  };
  const [old, fresh] = [await aside(), await aside()];
  const before = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await utimes(path.join(folder, old), before, before);
  await sweepStaged();
  const left = await readdir(folder);
  expect(left).toContain(fresh);
  expect(left).not.toContain(old);
  await removeStaged(fresh);
});
