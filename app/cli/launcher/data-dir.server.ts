import { randomBytes, randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { CommandError, isDiskFull } from './command-error.server';

/** Node's own `recursive` never ends on file systems that deny every folder, such as /proc. */
export function makeDirs(folder: string, mode: number): void {
  if (existsSync(folder)) return;
  if (path.dirname(folder) !== folder) makeDirs(path.dirname(folder), mode);
  mkdirSync(folder, { mode });
}

export function openDataDir(dataDir: string): void {
  try {
    // When root starts Tapeta, the database runs as another user, who needs to enter this folder.
    makeDirs(path.resolve(dataDir), process.getuid?.() === 0 ? 0o711 : 0o700);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (isDiskFull(error)) throw error;
    throw new CommandError(messagesOf('launcher').folderUnwritable(`DATA_DIR ${dataDir}`, errorCode(error)));
  }
}

export const SESSION_SECRET = 'session-secret';

export function readOrCreateSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, name);
  if (!existsSync(file)) createSecret(file);
  return readSecret(dataDir, name) ?? '';
}

export function readSecret(dataDir: string, name: string): string | undefined {
  const file = path.join(dataDir, name);
  if (!existsSync(file)) return undefined;
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new CommandError(messagesOf('launcher').secretDamaged(file));
  return secret;
}

/** Two processes may share the folder: only one creates the file, and neither reads half of it. */
function createSecret(file: string): void {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
