import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSums, writeArchive } from '~/features/operations/maintenance/archive.server';
import { writeWhole } from '~/features/operations/maintenance/archive-place.server';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tapeta-archive-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fill(archive: ReturnType<typeof writeArchive>): Promise<void> {
  for (let n = 0; n < 50; n += 1) await archive.add(`files/${n}`, 65_536, [Buffer.alloc(65_536)]);
  await archive.finish();
}

const full = () => Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' });

test('a full disk is the reason of the failure, wherever the archive is', async () => {
  const target = new Writable({ write: (_chunk, _encoding, done) => done(full()) });
  await expect(fill(writeArchive(target, path.join(folder, 'sums')))).rejects.toMatchObject({ code: 'ENOSPC' });
});

test.runIf(process.platform === 'linux')('so is a full disk of the checksums', async () => {
  const target = new Writable({ write: (_chunk, _encoding, done) => done() });
  await expect(fill(writeArchive(target, '/dev/full'))).rejects.toMatchObject({ code: 'ENOSPC' });
  const archive = path.join(folder, 'whole.tar');
  await fill(writeArchive(createWriteStream(archive), path.join(folder, 'sums')));
  expect(await checkSums(archive, path.join(folder, 'own'))).toEqual([]);
  await expect(checkSums(archive, '/dev/full')).rejects.toMatchObject({ code: 'ENOSPC' });
});

test('what a killed backup has left never stops the next, and a signal leaves nothing', async () => {
  const target = path.join(folder, 'one.tar');
  const others = ['one.tar.1.partial', 'two.tar.2.partial'];
  for (const name of ['one.tar.2.partial', ...others]) await writeFile(path.join(folder, name), 'x');
  for (const name of ['one.tar.2.partial', 'two.tar.2.partial']) await utimes(path.join(folder, name), 1, 1);
  const interrupted = writeWhole(target, (output) => {
    output.write('x');
    process.emit('SIGTERM');
    return new Promise((_, reject) => output.once('error', reject));
  });
  await expect(interrupted).rejects.toThrow('The backup was interrupted. Nothing was kept.');
  expect((await readdir(folder)).filter((name) => name.endsWith('.partial'))).toEqual(others);
  await writeWhole(target, async (output) => new Promise((resolve) => output.end('whole', () => resolve(null))));
  expect((await readdir(folder)).filter((name) => name.startsWith('one.tar'))).toEqual([
    'one.tar',
    'one.tar.1.partial',
  ]);
});
