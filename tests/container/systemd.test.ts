import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../support/until';
import { podman } from './command';

const NAME = 'tapeta-systemd';
const MINUTES = 60_000;
/** The most that `systemd-analyze security` may say, in tenths. */
const MOST_EXPOSED = 20;

const inside = (script: string) => podman('exec', NAME, 'sh', '-ec', script);

/** docs/deploy/systemd.md after what it installs: a machine on which systemd runs, and this project, built, in /srv/tapeta. */
beforeAll(async () => {
  const site = `${process.cwd()}:/srv/tapeta:ro`;
  await podman('run', '--detach', `--name=${NAME}`, '--systemd=always', '--privileged', '-v', site, 'tapeta-systemd');
  await until('systemd', async () => (await inside('systemctl is-system-running || true')).includes('running'));
  const page = await readFile('docs/deploy/systemd.md', 'utf8');
  const [, steps = ''] = /^## Start it$[\s\S]*?```sh\n([\s\S]*?)```/m.exec(page) ?? [];
  expect(steps).toContain('systemctl enable --now');
  await inside(`export DEBIAN_FRONTEND=noninteractive\n${steps}`);
  await until('a site that answers', isServing);
}, 5 * MINUTES);

afterAll(() => podman('rm', '--force', '--time=0', NAME));

async function isServing(): Promise<boolean> {
  const ask = `fetch('http://localhost:3000/health').then(({ status }) => console.log(status), () => console.log(0))`;
  return (await inside(`node -e "${ask}"`)) === '200';
}

test.each(['tapeta.service', 'tapeta-backup.service'])('%s is exposed to little', async (unit) => {
  const analyze = `systemd-analyze security --no-pager --threshold=${MOST_EXPOSED} ${unit}`;
  expect(await inside(analyze)).toContain('OK');
});

test('the site runs as its user under these restrictions, and writes nowhere else', async () => {
  const process = '/proc/$(systemctl show --value -p MainPID tapeta)';
  expect(await inside(`stat -c %U ${process}; grep -E 'CapBnd|NoNewPrivs|Seccomp:' ${process}/status`)).toBe(
    'tapeta\nCapBnd:\t0000000000000000\nNoNewPrivs:\t1\nSeccomp:\t2',
  );
  expect(await inside(`cat ${process}/mountinfo`)).toMatch(/ \/ \/ ro[, ]/);
});

test('the commands work beside the site', async () => {
  const said = await inside('cd /srv/tapeta && sudo -u tapeta node --env-file=/etc/tapeta.env build/cli/verify.js');
  expect(said).toContain('everything is in order');
});

test(
  'the timer waits for the night, and its backup is whole',
  async () => {
    expect(await inside('systemctl list-timers --no-pager tapeta-backup.timer')).toContain('tapeta-backup.service');
    await inside('systemctl start tapeta-backup');
    const file = await inside('ls -d /var/backups/tapeta/*');
    expect(file).toMatch(/^\S+\.tar$/);
    const verify = `sudo -u tapeta node --env-file=/etc/tapeta.env build/cli/verify.js ${file}`;
    expect(await inside(`cd /srv/tapeta && ${verify}`)).toContain('everything is in order');
  },
  2 * MINUTES,
);

test(
  'killed it is started again, and asked to stop it ends by itself',
  async () => {
    await inside('systemctl kill --signal=KILL tapeta');
    await until('a site that answers again', isServing);
    await inside('systemctl stop tapeta');
    expect(await inside('systemctl show --value -p Result tapeta')).toBe('success');
    expect(await inside('journalctl --no-pager -u tapeta')).toContain('Tapeta is stopping.');
  },
  3 * MINUTES,
);
