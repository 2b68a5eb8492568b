import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export function isRootOnDebian() {
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID=debian$/m.test(system);
}

/** Tries to install one of these Debian packages. Returns whether that worked. */
export function installFirstOf(...names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120'];
  return (
    runs('apt-get', ['update', '-qq'], env) && names.some((name) => runs('apt-get', ['install', ...options, name], env))
  );
}

/** Installs missing commands for the tests, each with its package where that has another name. */
export function requireCommands(...commands) {
  for (const [command, name = command] of commands.map((one) => [one].flat())) {
    if (starts(command)) continue;
    console.info(`Installing ${name} for the tests (only the first time).`);
    if (!isRootOnDebian() || !installFirstOf(name))
      throw new Error(`These tests need ${name}, which can’t be installed here. Please install it.`);
  }
}

const starts = (name) => spawnSync('sh', ['-c', 'command -v "$0"', name]).status === 0;

export function runs(command, options, env = process.env) {
  const { status, stdout, stderr } = spawnSync(command, options, { env, encoding: 'utf8' });
  if (status !== 0) console.error(`${command} ${options.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`);
  return status === 0;
}
