import { spawnSync } from 'node:child_process';

const isThere = (program: string) => !spawnSync(program, ['--version']).error;

/** A program of Debian, installed (only now) where it is missing and the tests run as root. */
export function provideProgram(program: string, aptPackage = program): void {
  if (isThere(program)) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const words of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', aptPackage],
  ]) {
    // Another test may be installing something at this moment.
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...words], { env, stdio: 'ignore' });
  }
  if (!isThere(program)) throw new Error(`${program} is missing: install Debian's package ${aptPackage}.`);
}
