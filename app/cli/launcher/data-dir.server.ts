import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '~/lib/errors';
import { CommandError } from './command-error.server';

/** With those above it. Node's own `recursive` never comes to an end where the file system says of no folder that it is there. */
function makeDirs(folder: string, mode: number): void {
  if (existsSync(folder)) return;
  if (path.dirname(folder) !== folder) makeDirs(path.dirname(folder), mode);
  mkdirSync(folder, { mode });
}

/** Makes sure that the data directory exists and can be written to. */
export function openDataDir(dataDir: string): void {
  try {
    // As root, the database runs as another user, who has to get through to its own directory in here.
    makeDirs(path.resolve(dataDir), process.getuid?.() === 0 ? 0o711 : 0o700);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new CommandError(`Tapeta cannot start: DATA_DIR ${dataDir} cannot be written to (${errorCode(error)}).`);
  }
}

/** The secret kept in this file of the data directory, made up on first use. */
export function readOrCreateSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, name);
  if (!existsSync(file)) writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new CommandError(`Tapeta cannot start: ${file} is damaged. Restore it from a backup.`);
  return secret;
}
