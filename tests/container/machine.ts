import { readFile } from 'node:fs/promises';
import { until } from '../support/until';
import { podman } from './command';

/** A machine with systemd and this project built in /srv/tapeta, as after “Install it” in docs/deploy/systemd.md. */
export async function startMachine(name: string, mounts: string[] = []) {
  const volumes = [`${process.cwd()}:/srv/tapeta:ro`, ...mounts].flatMap((mount) => ['-v', mount]);
  await podman('run', '--detach', `--name=${name}`, '--systemd=always', '--privileged', ...volumes, 'tapeta-systemd');
  const inside = (script: string) => podman('exec', '--workdir=/srv/tapeta', name, 'sh', '-ec', script);
  await until('systemd', async () => (await inside('systemctl is-system-running || true')).includes('running'));
  return {
    inside,
    isServing: async () =>
      (await inside(`curl --silent --output /dev/null --write-out '%{http_code}' localhost:3000/health || true`)) ===
      '200',
    stop: () => podman('rm', '--force', '--time=0', name),
  };
}

export type Machine = Awaited<ReturnType<typeof startMachine>>;

/** The commands after this text on a page, exactly as printed. */
export async function printedAfter(page: string, text: string): Promise<string> {
  const words = await readFile(page, 'utf8');
  const [, indent = '', commands] = /\n( *)```sh\n([\s\S]*?)\n *```/.exec(words.slice(words.indexOf(text))) ?? [];
  if (!words.includes(text) || commands === undefined) throw new Error(`${page} has no commands behind “${text}”.`);
  return commands.replaceAll(`\n${indent}`, '\n').slice(indent.length);
}
