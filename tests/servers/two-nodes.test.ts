import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentEtag } from '~/http/response/file.server';
import { type Answer, client, newAddress, newPicture, type Send, sessionCookie } from '../support/api-client';
import { type Nodes, startNodes } from '../support/nodes';
import { inDatabase } from '../support/site-database';
import { until } from '../support/until';

let nodes: Nodes;
let cookie: string;

beforeAll(async () => {
  nodes = await startNodes();
  const json = { username: 'admin', password: nodes.password };
  const login = await visitor('first')('POST', '/api/auth/login', { json });
  cookie = sessionCookie(login);
}, 300_000);
afterAll(() => nodes?.stop());

type Which = 'first' | 'second';

const admin = (which: Which): Send => client(nodes[which].url, cookie);
const visitor = (which: Which, address?: string): Send => client(nodes[which].url, undefined, address);

const upload = async (which: Which, fields: Record<string, string> = {}, image?: File): Promise<Answer> =>
  admin(which)('POST', '/api/wallpapers', { form: { ...fields, image: image ?? (await newPicture()) } });

describe('two nodes that start at the same moment on an empty database', () => {
  it('create one administrator, and run each migration once', async () => {
    expect(await inDatabase(nodes, 'select username from administrator')).toEqual([{ username: 'admin' }]);
    const migrations = await inDatabase(nodes, 'select name from migration');
    expect(migrations.length).toBeGreaterThan(0);
    expect(new Set(migrations.map(({ name }) => name)).size).toBe(migrations.length);
    for (const site of [nodes.first, nodes.second]) expect(site.log()).toContain('Tapeta is ready');
  });

  it('are one site: a session works on both, and ends on both', async () => {
    const login = await visitor('second')('POST', '/api/auth/login', {
      json: { username: 'admin', password: nodes.password },
    });
    const own = (which: Which) => client(nodes[which].url, sessionCookie(login));
    expect((await own('first')('GET', '/api/auth/me')).body).toEqual({ authenticated: true });
    await own('first')('POST', '/api/auth/logout');
    expect((await own('second')('GET', '/api/auth/me')).body).toEqual({ authenticated: false });
  });

  it('show on one what was done on the other', async () => {
    const form = {
      headers: {
        'X-Requested-With': '',
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'mode=one&name=Told+elsewhere',
    };
    const made = await admin('first')('POST', '/admin/categories/new', form);
    expect(made.status).toBe(303);
    const flash = sessionCookie(made);
    expect(flash).toMatch(/^__Host-flash-[0-9a-f]{8}=/);
    const page = await client(nodes.second.url, `${cookie}; ${flash}`)('GET', '/admin/categories');
    expect(page.body).toContain('Category created');
  });
});

describe('an action on one node', () => {
  it('is visible on the other, despite its cached answers', async () => {
    const read = async (which: Which, path: string) => (await visitor(which)('GET', path)).body;
    const paths = ['/', '/api/wallpapers', '/feed.xml'];
    for (const which of ['first', 'second'] as const) {
      for (const path of paths) {
        await read(which, path);
        const { headers } = await visitor(which)('GET', path);
        expect(headers.get('Server-Timing')).toBe('cache;desc=hit');
      }
    }
    const { body: made } = await upload('first', { title: 'Seen on both' });
    const isSeen = async (path: string) => JSON.stringify(await read('second', path)).includes('Seen on both');
    for (const path of paths) await until(`${path} shows it`, () => isSeen(path));
    const picture = async (which: Which) => {
      const answer = await fetch(nodes[which].url + new URL(made.imageUrl).pathname);
      return [answer.status, contentEtag(Buffer.from(await answer.arrayBuffer()))];
    };
    const [status, bytes] = await picture('first');
    expect(status).toBe(200);
    expect(await picture('second')).toEqual([200, bytes]);

    expect((await admin('second')('DELETE', `/api/wallpapers/${made.id}`)).status).toBe(200);
    await until('it is gone from the first', async () => {
      const page = await visitor('first')('GET', `/wallpaper/${made.id}`);
      return page.status === 404 && (await picture('first'))[0] === 404;
    });
    expect((await admin('first')('POST', `/api/wallpapers/${made.id}/restore`)).status).toBe(200);
    await until('it is back on the second', async () => (await picture('second'))[0] === 200);
  });

  it('can wait for a decision that is made on the other', async () => {
    const image = await newPicture('asked.jpg');
    await upload('first', { title: 'The original' }, image);
    const smaller = await sharp(Buffer.from(await image.arrayBuffer()))
      .resize(200)
      .jpeg({ quality: 60 })
      .toBuffer();
    const copy = new File([new Uint8Array(smaller)], 'copy.jpg');
    const asked = await upload('first', { onSimilar: 'ask', title: 'The copy' }, copy);
    expect([asked.status, asked.body.error]).toEqual([409, 'near_duplicate']);
    const { token } = asked.body.question;
    const page = await admin('second')('GET', `/admin/wallpapers/pending/${token}`, {
      headers: { Accept: 'text/html' },
    });
    expect([page.status, String(page.body).includes('The copy')]).toEqual([200, true]);
    const picture = await admin('second')('GET', `/admin/wallpapers/pending/${token}/picture`);
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    const answer = await admin('second')('POST', `/api/pending-uploads/${token}`, { json: { decision: 'publish' } });
    expect([answer.status, answer.body.title]).toEqual([200, 'The copy']);
    expect(
      (await admin('first')('POST', `/api/pending-uploads/${token}`, { json: { decision: 'publish' } })).status,
    ).toBe(404);
  });

  it('counts for the limits of both', async () => {
    const address = newAddress();
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      for (const which of ['first', 'second'] as const)
        statuses.push((await visitor(which, address)('GET', '/api/random')).status);
    }
    expect(statuses.filter((status) => status === 302)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual([429, 429]);
  });

  it('counts a visitor of both nodes once', async () => {
    const count = async () => {
      const [row] = await inDatabase<{ visitors: number }>(nodes, 'select count(*)::int as visitors from visitor');
      return row?.visitors ?? 0;
    };
    const before = await count();
    const address = newAddress();
    const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0', Accept: 'text/html' };
    for (const which of ['first', 'second'] as const) await visitor(which, address)('GET', '/help', { headers });
    await until('it is counted', async () => (await count()) > before);
    await visitor('second', newAddress())('GET', '/help', { headers });
    await until('the other one, too', async () => (await count()) > before + 1);
    expect(await count()).toBe(before + 2);
  });

  it('queues jobs that run once, on either node', async () => {
    const uploads = await Promise.all(Array.from({ length: 4 }, (_, index) => upload(index % 2 ? 'first' : 'second')));
    expect(uploads.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const mailed = nodes.mail.mails.length;
    const subjects = Array.from({ length: 8 }, (_, index) => `Message ${index + 1} of eight`);
    await Promise.all(
      subjects.map((subject, index) =>
        visitor(index % 2 ? 'first' : 'second', newAddress())('POST', '/api/contact', {
          json: { name: 'Ana', email: 'ana@birds.example', subject, message: 'Are these owls?' },
        }).then(({ status }) => expect(status).toBeLessThan(300)),
      ),
    );
    await until('nothing waits', async () => {
      const [row] = await inDatabase<{ left: number }>(nodes, 'select count(*)::int as left from graphile_worker.jobs');
      return row?.left === 0;
    });
    for (const subject of subjects)
      expect(
        nodes.mail.mails.filter((text) => text.includes(subject)),
        subject,
      ).toHaveLength(1);
    expect(nodes.mail.mails).toHaveLength(mailed + 8);
    const avif = await visitor('second')('GET', `/api/wallpapers/${uploads[0]?.body.id}`);
    expect(JSON.stringify(avif.body.renditions)).toContain('.avif');
  });
});
