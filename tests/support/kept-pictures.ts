import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const FOLDER = fileURLToPath(new URL('../../test-results/pictures', import.meta.url));

/** A picture that takes long to make, so it is kept for later runs. @param recipe what determines it, besides `make` */
export async function keptPicture(recipe: unknown[], make: () => Promise<Buffer>): Promise<Buffer> {
  const digest = createHash('sha256').update(JSON.stringify([recipe, String(make), sharp.versions]));
  const file = path.join(FOLDER, digest.digest('hex').slice(0, 24));
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const bytes = await make();
  await mkdir(FOLDER, { recursive: true });
  // Renamed once it is complete, because another process may read it.
  const part = `${file}-${randomBytes(6).toString('hex')}`;
  await writeFile(part, bytes);
  await rename(part, file);
  return bytes;
}
