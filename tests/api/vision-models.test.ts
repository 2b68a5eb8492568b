import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPicture } from '../support/api-client';
import { makeToken } from '../support/api-tokens';
import { installFirstOf, isRootOnDebian } from '../support/debian.mjs';
import { onSharedSite } from '../support/shared-site';
import { inDatabase } from '../support/site-database';

const { site, admin } = onSharedSite();

const [, SCRIPT = ''] = /^```python\n(.*?)\n```$/ms.exec(readFileSync('docs/vision-models.md', 'utf8')) ?? [];

/** A stand-in for the model's server: it sees the size of a picture. */
let model: Server;
beforeAll(async () => {
  model = createServer(async (request, response) => {
    const { images, prompt } = JSON.parse(await text(request));
    const { width, format } = await sharp(Buffer.from(images[0], 'base64')).metadata();
    const isAsked = request.url === '/api/generate' && /as JSON/.test(prompt);
    const seen = JSON.stringify({ description: `Seen at ${width}`, tags: ['seen', format] });
    response.writeHead(isAsked ? 200 : 404).end(JSON.stringify({ response: seen }));
  }).listen(0, '127.0.0.1');
  await once(model, 'listening');
});
afterAll(() => model?.close());

const starts = () => spawnSync('python3', ['--version']).status === 0;
const canRun = starts() || (isRootOnDebian() && installFirstOf('python3') && starts());

it.runIf(canRun)(
  'the script shows a model every wallpaper and writes what it saw (if python3 is installed)',
  async () => {
    for (let n = 0; n < 3; n += 1) {
      const form = { title: `Picture ${n}`, tags: 'seen', image: await newPicture('picture.jpg', 1280, 960) };
      expect(await admin('POST', '/api/wallpapers', { form })).toMatchObject({ status: 201 });
    }
    const { port } = model.address() as AddressInfo;
    const script = SCRIPT.replace('https://wallpapers.example', site.url)
      .replace('http://localhost:11434', `http://127.0.0.1:${port}`)
      .replace('limit=40', 'limit=2');
    const TOKEN = await makeToken(site, admin, ['read', 'curate']);
    const run = async () => {
      const { stdout } = await promisify(execFile)('python3', ['-c', script], { env: { ...process.env, TOKEN } });
      return stdout.trim().split('\n');
    };
    const lines = await run();
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^Picture 2 -> Seen at \d+ \['seen', '\w+'\]$/);
    const stored = await inDatabase(site, 'select title, description, tags from wallpaper order by id');
    expect(stored).toHaveLength(3);
    expect(stored[0]).toEqual({
      title: 'Picture 0',
      description: expect.stringMatching(/^Seen at \d+$/),
      tags: ['seen', expect.stringMatching(/^\w+$/)],
    });
    // Those that have a description are left out.
    expect(await run()).toEqual(['']);
  },
);
