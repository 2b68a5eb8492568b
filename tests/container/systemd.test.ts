import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../support/until';
import { type Machine, printedAfter, startMachine } from './machine';

const MINUTES = 60_000;
/** The maximum of `systemd-analyze security`, in tenths. */
const MAX_EXPOSED = 20;

let machine: Machine;
const inside = (script: string) => machine.inside(script);

beforeAll(async () => {
  machine = await startMachine('tapeta-systemd');
  await inside(await printedAfter('docs/deploy/systemd.md', '## Start it'));
  await until('a site that answers', machine.isServing);
}, 5 * MINUTES);

afterAll(() => machine?.stop());

test.each(['tapeta.service', 'tapeta-backup.service'])('%s has a low exposure', async (unit) => {
  const analyze = `systemd-analyze security --no-pager --threshold=${MAX_EXPOSED} ${unit}`;
  expect(await inside(analyze)).toContain('OK');
});

test('the site runs as its user under these restrictions, and cannot write anywhere else', async () => {
  const process = '/proc/$(systemctl show --value -p MainPID tapeta)';
  expect(await inside(`stat -c %U ${process}; grep -E 'CapBnd|NoNewPrivs|Seccomp:' ${process}/status`)).toBe(
    'tapeta\nCapBnd:\t0000000000000000\nNoNewPrivs:\t1\nSeccomp:\t2',
  );
  expect(await inside(`cat ${process}/mountinfo`)).toMatch(/ \/ \/ ro[, ]/);
});

test('the commands work next to the running site', async () => {
  const said = await inside(
    'cd /srv/tapeta && runuser -u tapeta -- node --env-file=/etc/tapeta.env build/cli/verify.js',
  );
  expect(said).toContain('everything is in order');
});

test(
  'the timer waits for the night, and its backup is complete',
  async () => {
    expect(await inside('systemctl list-timers --no-pager tapeta-backup.timer')).toContain('tapeta-backup.service');
    await inside('systemctl start tapeta-backup');
    const file = await inside('ls -d /var/backups/tapeta/*');
    expect(file).toMatch(/^\S+\.tar$/);
    const verify = `runuser -u tapeta -- node --env-file=/etc/tapeta.env build/cli/verify.js ${file}`;
    expect(await inside(`cd /srv/tapeta && ${verify}`)).toContain('everything is in order');
  },
  2 * MINUTES,
);

test(
  'the site is restarted after a kill, and stops cleanly on request',
  async () => {
    await inside('systemctl kill --signal=KILL tapeta');
    await until('a site that answers again', machine.isServing);
    await inside('systemctl stop tapeta');
    expect(await inside('systemctl show --value -p Result tapeta')).toBe('success');
    expect(await inside('journalctl --no-pager -u tapeta')).toContain('Tapeta is stopping.');
  },
  3 * MINUTES,
);
