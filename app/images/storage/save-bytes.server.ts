import { writeFile } from 'node:fs/promises';
import { asStorageFault } from './storage-fault.server';

/** Writes a whole file. Throws `unavailable` when storage is full or broken. */
export async function saveBytes(target: string, bytes: Buffer): Promise<void> {
  try {
    await writeFile(target, bytes);
  } catch (error) {
    throw asStorageFault(error);
  }
}
