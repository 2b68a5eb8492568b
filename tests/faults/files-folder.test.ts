import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, statSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findStoreProblem, galleryId } from '~/features/operations/maintenance/gallery-files.server';
import { describeFindings, mend, verifySite } from '~/features/operations/maintenance/verify.server';
import { localFileStore } from '~/storage/local-file-store.server';
import { onlyOwnFiles } from '~/storage/own-files.server';
import { administrator, newPicture } from '../support/api-client';
import { scene } from '../support/pictures';
import { query } from '../support/query';
import { startSite } from '../support/site';
import { openStoredGallery, type StoredGallery } from '../support/stored-gallery';
import { TEST_SETTINGS } from '../support/test-settings';

const dataDir = vi.hoisted(() => {
  process.env.DATA_DIR = `${process.env.TMPDIR ?? '/tmp'}/tapeta-folder-${process.pid}`;
  return process.env.DATA_DIR;
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('a gallery knows its files', () => {
  let gallery: StoredGallery;
  beforeEach(async () => {
    gallery = await openStoredGallery();
  });
  afterEach(() => gallery.close());

  const problem = (store = gallery.store) => findStoreProblem(gallery.em(), store);
  const anotherGallery = async () => {
    const other = await openStoredGallery();
    // Test databases are copies of one.
    await query(other.em(), 'update gallery set id = gen_random_uuid()');
    await other.upload();
    return other;
  };
  const elsewhere = () => localFileStore(path.join(dataDir, randomUUID()));
  const shown = async () => (await query(gallery.em(), 'select from wallpaper')).length;

  test('a new gallery marks its folder, and an unmarked older one does if its pictures are there', async () => {
    expect(await problem()).toBeNull();
    expect(await gallery.store.readGalleryId()).toBe(await galleryId(gallery.em()));
    await gallery.upload();
    await gallery.store.writeGalleryId('');
    expect(await problem()).toBeNull();
    expect(await gallery.store.readGalleryId()).toBe(await galleryId(gallery.em()));
  });

  test('an empty folder, another gallery’s folder and unknown pictures are reported', async () => {
    const empty = localFileStore(path.join(dataDir, randomUUID()));
    await gallery.upload();
    expect(await problem(empty)).toMatch(
      /^The files folder is empty or belongs to another gallery: 0 of 1 checked pictures were found\./,
    );
    expect(await empty.readGalleryId()).toBeNull();
    const other = await anotherGallery();
    expect(await findStoreProblem(other.em(), other.store)).toBeNull();
    expect(await problem(other.store)).toMatch(/^The files folder belongs to another gallery\./);
    await other.store.writeGalleryId('');
    await query(gallery.em(), 'delete from wallpaper');
    expect(await problem(other.store)).toMatch(/^The files folder contains pictures that this gallery does not know\./);
    await other.close();
  });

  test('a repair removes nothing when the folder is empty or another gallery’s', async () => {
    for (let count = 0; count < 3; count += 1) await gallery.upload();
    const other = await anotherGallery();
    await findStoreProblem(other.em(), other.store);
    const files = await other.files();
    for (const store of [elsewhere(), other.store]) {
      const findings = await verifySite(gallery.em(), store, { isQuick: true });
      expect(findings.files).toHaveLength(3);
      await expect(mend(gallery.em(), store, findings)).rejects.toThrow('The files folder');
    }
    const findings = await verifySite(gallery.em(), other.store, { isQuick: true });
    await expect(mend(gallery.em(), other.store, findings, { acceptLosses: true })).rejects.toThrow('another gallery');
    expect([await shown(), await other.files()]).toEqual([3, files]);
    await other.close();
  });

  test('when many pictures are lost, a repair needs confirmation', async () => {
    const keys: string[] = [];
    for (let count = 0; count < 3; count += 1) keys.push((await gallery.upload()).key);
    expect(await problem()).toBeNull();
    for (const key of keys) await rm(path.join(gallery.root, key.slice(0, 2)), { recursive: true, force: true });
    const findings = await verifySite(gallery.em(), gallery.store);
    await expect(mend(gallery.em(), gallery.store, findings)).rejects.toThrow(
      /^3 of 3 pictures are lost, so nothing was/,
    );
    expect(await shown()).toBe(3);
    await mend(gallery.em(), gallery.store, findings, { acceptLosses: true });
    expect(await shown()).toBe(0);
    const left = describeFindings(await verifySite(gallery.em(), gallery.store));
    expect(left).toEqual(Array(3).fill(expect.stringContaining('in the trash: its picture is missing')));
  });

  test('a permanently lost disk can be given up', async () => {
    await gallery.upload();
    const empty = elsewhere();
    const findings = await verifySite(gallery.em(), empty);
    await mend(gallery.em(), empty, findings, { acceptLosses: true });
    expect([await shown(), await problem(empty)]).toEqual([0, null]);
  });

  test('nothing is moved or removed when the files are not its own', async () => {
    const { key } = await gallery.upload();
    const store = onlyOwnFiles(gallery.store, randomUUID());
    const before = await gallery.files();
    const incoming = path.join(dataDir, 'incoming');
    mkdirSync(incoming, { recursive: true });
    const refusal = { code: 'unavailable', message: 'Storage does not belong to this gallery. Nothing was saved.' };
    await expect(store.publish(key, incoming)).rejects.toMatchObject(refusal);
    expect(existsSync(incoming)).toBe(false);
    for (const change of [store.remove, store.withhold, store.release])
      await expect(change(key)).rejects.toMatchObject(refusal);
    expect(await gallery.files()).toEqual(before);
  });
});

test('a site whose files disappear says so, stores nothing, and continues when they are back', async () => {
  const site = await startSite();
  try {
    const admin = await administrator(site);
    const upload = async () => (await admin('POST', '/api/wallpapers', { form: { image: await newPicture() } })).status;
    expect(await upload()).toBe(201);
    const files = path.join(site.dataDir, 'files');
    await rename(files, `${files}-away`);
    const ready = await fetch(`${site.url}/health/ready`);
    expect([ready.status, await ready.text()]).toEqual([503, expect.stringContaining('The files folder is empty')]);
    expect((await fetch(`${site.url}/`)).status).toBe(200);
    // The last check is trusted for a moment.
    await expect.poll(upload, { interval: 2000 }).toBe(503);
    await rm(files, { recursive: true, force: true });
    await rename(`${files}-away`, files);
    expect((await fetch(`${site.url}/health/ready`)).status).toBe(200);
    expect(await upload()).toBe(201);
  } finally {
    await site.stop();
  }
});

test.runIf(process.getuid?.() === 0)(
  'an import by root leaves no files owned by root (runs only as root)',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tapeta-owner-'));
    const nobody = 65534;
    try {
      chmodSync(folder, 0o711);
      const [data, pictures] = [path.join(folder, 'data'), path.join(folder, 'pictures')];
      for (const one of [data, pictures]) mkdirSync(one);
      chownSync(data, nobody, nobody);
      await writeFile(path.join(pictures, 'sea.jpg'), await scene(320, 180, 7).jpeg().toBuffer());
      const { PATH } = process.env;
      const env = { NODE_ENV: 'production' as const, PATH, DATA_DIR: data, ...TEST_SETTINGS };
      const { status, stderr } = spawnSync(process.execPath, ['build/cli/import.js', pictures], {
        env,
        encoding: 'utf8',
      });
      // Refused when that user cannot read the program.
      if (status !== 0) expect(stderr).toContain('Run it as that user.');
      else expect(existsSync(path.join(data, 'files', 'gallery-id'))).toBe(true);
      expect(statSync(data).uid).toBe(nobody);
      expect(execFileSync('find', [data, '-user', '0'], { encoding: 'utf8' })).toBe('');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  120_000,
);
