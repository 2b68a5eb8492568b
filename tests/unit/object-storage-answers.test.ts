import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { s3Bucket } from '~/storage/s3-bucket.server';
import { largeObjects } from '~/storage/s3-large-objects.server';

const PAGE = '<html><head><title>Log in</title></head><body><p>Log in to go on.</p></body></html>';

/** Something between the site and its bucket that answers 200 to everything. */
const portal = createServer((request, response) => {
  request.resume().once('end', () => response.writeHead(200, { 'Content-Type': 'text/html' }).end(PAGE));
});
let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tapeta-test-'));
  file = path.join(folder, 'picture');
  await writeFile(file, 'picture');
  await once(portal.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  portal.closeAllConnections();
  portal.close();
  await rm(folder, { recursive: true });
});

const settings = (server = portal) => ({
  endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  bucket: 'pictures',
  region: 'us-east-1',
  accessKeyId: 'tapeta',
  secretAccessKey: 'secret',
  forcePathStyle: true,
});

test('a login portal’s page is not taken for an answer of a bucket', async () => {
  const bucket = s3Bucket(settings());
  const read = async (names: AsyncIterable<unknown>) => {
    for await (const _ of names);
  };
  const asked: Record<string, () => Promise<unknown>> = {
    put: () => bucket.put('key', file, { ContentType: 'image/jpeg' }),
    putText: () => bucket.putText('key', 'text'),
    copy: () => bucket.copy('from', 'to', 7),
    head: () => bucket.head('key'),
    get: () => bucket.get('key'),
    getText: () => bucket.getText('key'),
    list: () => read(bucket.list('images/')),
    listFolders: () => read(bucket.listFolders('images/')),
  };
  for (const [what, ask] of Object.entries(asked)) {
    await expect(ask(), what).rejects.toMatchObject({ code: 'unavailable' });
  }
  await expect(bucket.tryOut('try')).rejects.toMatchObject({ name: 'NoObjectStorage' });
});

test('nor does it count as having stored a backup', async () => {
  const objects = largeObjects(settings());
  const reason = new RegExp(`${settings().endpoint} is not an object storage service`);
  await expect(objects.list('gallery/')).rejects.toThrow(reason);
  await expect(objects.sizeOf('one.tar')).rejects.toThrow(reason);
  const writer = objects.write('one.tar', 'gallery/');
  const failed = once(writer, 'finish');
  writer.end('a backup');
  await expect(failed).rejects.toThrow(reason);
});

/** Answers to a multipart upload without an ETag, as Debian 12's Ceph gateway does. @param lost how many bytes it loses */
async function gatewayThatLoses(lost: number) {
  const asked: string[] = [];
  let bytes = 0;
  const gateway = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    for await (const _ of request);
    asked.push(`${method} ${url.split('?')[0]}`);
    if (method === 'PUT') bytes += Number(headers['x-amz-decoded-content-length'] ?? headers['content-length']);
    if (method === 'PUT') return response.writeHead(200, { ETag: '"part"' }).end();
    if (method === 'HEAD') return response.writeHead(200, { 'Content-Length': bytes - lost }).end();
    if (method === 'DELETE') return response.writeHead(204).end();
    const kind = /[?&]uploadId=/.test(url) ? 'Complete' : method === 'POST' ? 'Initiate' : 'List';
    const body = {
      Initiate: '<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>',
      Complete: '<CompleteMultipartUploadResult><ETag></ETag></CompleteMultipartUploadResult>',
      List: '<ListMultipartUploadsResult></ListMultipartUploadsResult>',
    }[kind];
    response.writeHead(200, { 'Content-Type': 'application/xml' }).end(`<?xml version="1.0"?>${body}`);
  });
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    gateway.closeAllConnections();
    gateway.close();
  });
  return { objects: largeObjects(settings(gateway)), asked };
}

test('a backup is confirmed by its size, for services that leave out its ETag', async () => {
  const { objects, asked } = await gatewayThatLoses(0);
  const writer = objects.write('one.tar', 'gallery/');
  await finished(writer.end('a backup'));
  expect(asked.at(-1)).toBe('HEAD /pictures/one.tar');
});

test('a backup that is stored with another size fails with a sentence and is removed', async () => {
  const { objects, asked } = await gatewayThatLoses(3);
  const writer = objects.write('one.tar', 'gallery/');
  const closed = once(writer, 'close').catch(() => undefined);
  await expect(finished(writer.end('a backup'))).rejects.toThrow(
    's3://pictures/one.tar cannot be written, so nothing was kept: the service stored 5 bytes instead of 8.',
  );
  await closed;
  await vi.waitFor(() => expect(asked.at(-1)).toBe('DELETE /pictures/one.tar'));
});
