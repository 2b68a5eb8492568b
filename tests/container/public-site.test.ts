import { chmod, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCertificate } from '../support/certificates';
import { until } from '../support/until';
import { type Machine, printedAfter, startMachine } from './machine';

const SYSTEMD = 'docs/deploy/systemd.md';
const NGINX = 'docs/deploy/nginx.md';
const SITE = 'https://wallpapers.example';
const LIVE = '/etc/letsencrypt/live/wallpapers.example';
const MINUTES = 60_000;

let folder: string;
let machine: Machine;
const inside = (script: string) => machine.inside(script);

/** Follows both pages word by word, except that the certificate is from a local authority. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tapeta-public-'));
  await chmod(folder, 0o755);
  const { key } = makeCertificate(folder, 'wallpapers.example');
  await copyFile(key, path.join(folder, 'privkey.pem'));
  const picture = sharp({ create: { width: 2600, height: 1500, channels: 3, background: '#356' } });
  await picture.jpeg().toFile(path.join(folder, 'Quiet_bay.jpg'));
  machine = await startMachine('tapeta-public', [`${folder}:${LIVE}:ro`, `${folder}:/srv/pictures:ro`]);
  await inside(await printedAfter(SYSTEMD, '## Start it'));
  await until('a site that answers', machine.isServing);
  const settings = await printedAfter(NGINX, '1. Run Tapeta on port 3000');
  await inside(`cat >> /etc/tapeta.env <<'END'\n${settings}\nEND\nsystemctl restart tapeta`);
  await until('a site that answers again', machine.isServing);
  await inside(await printedAfter(NGINX, '3. Add the site'));
  await inside(`echo '127.0.0.1 wallpapers.example' >> /etc/hosts
    cp ${LIVE}/ca.pem /usr/local/share/ca-certificates/own.crt && update-ca-certificates`);
}, 8 * MINUTES);

afterAll(async () => {
  await machine?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('visitors use https, and pages come from nginx', async () => {
  expect(await inside(await printedAfter(NGINX, '4. Check it.'))).toMatch(/x-cache: \w+\s+x-cache: HIT/i);
  expect(await inside('curl -sI http://wallpapers.example/help')).toMatch(
    /^HTTP\/1.1 30[18][\s\S]*location: https:\/\/wallpapers\.example\/help/i,
  );
  expect(await inside(`curl -s --fail ${SITE}/feed.xml`)).toContain(`<link>${SITE}/</link>`);
});

test('the site behind it cannot be reached directly', async () => {
  const outside = await inside('hostname -I');
  expect(outside).toMatch(/\d/);
  await expect(inside(`curl -s --max-time 5 http://${outside.split(' ')[0]}:3000/`)).rejects.toThrow();
});

test(
  'a picture is imported, backed up at night, and restored into an empty site, with the printed commands',
  async () => {
    const titleOf = `curl -s --fail ${SITE}/api/wallpapers/1?$(date +%N)`;
    const other = (await printedAfter(SYSTEMD, '## The commands')).replace('/srv/pictures', '/root');
    await expect(inside(other)).rejects.toThrow('You do not have permission to read the folder /root.');
    expect(await inside(await printedAfter(SYSTEMD, '## The commands'))).toMatch(
      /ca\.key: This file cannot be read \(EACCES\)\.[\s\S]*1 imported[\s\S]*everything is in order/,
    );
    expect(await inside(titleOf)).toContain('"title":"Quiet Bay"');
    expect(await inside(await printedAfter(SYSTEMD, '## Backups'))).toMatch(/\.tar$/);
    const file = await inside('basename /var/backups/tapeta/*');
    const restore = await printedAfter(SYSTEMD, 'A restore needs an empty site');
    await inside(restore.replace('/FILE', `/${file}`));
    await until('a site that answers', machine.isServing);
    expect(await inside(titleOf)).toContain('"title":"Quiet Bay"');
    expect(await inside(`curl -sI ${SITE}/ | head -1`)).toContain('200');
  },
  4 * MINUTES,
);
