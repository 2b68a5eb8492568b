import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newAddress, newPicture, type Send } from '../support/api-client';
import { submitForm } from '../support/forms';
import { onSharedSite } from '../support/shared-site';
import { cookieOf } from '../support/site-database';

const { site, admin, upload, newVisitor } = onSharedSite();

let visitor: Send;
let id: number;

const TWO = {
  name1: 'DP-1',
  width1: '640',
  height1: '480',
  name2: 'HDMI-A-1',
  width2: '480',
  height2: '640',
  gap: '20',
};
const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const zipPath = (fields: Record<string, string>, of = id) => `/wallpaper/${of}/file/monitors.zip?${query(fields)}`;

beforeAll(async () => {
  id = (await upload({ title: 'Wide: shore' }, await newPicture('picture.jpg', 2400, 1200))).id;
});

// Rate limits are per client, so each test uses a new one.
beforeEach(() => {
  visitor = newVisitor();
});

const page = async (fields: Record<string, string>) => {
  const answer = await visitor('GET', `/wallpaper/${id}/monitors?${query(fields)}`);
  // React puts comments between adjacent texts.
  return { ...answer, body: answer.body.replaceAll('<!-- -->', '') };
};
const post = (fields: Record<string, string>) =>
  submitForm(visitor, `/wallpaper/${id}/monitors`, { intent: 'download', ...fields });
const fetchZip = (path: string) => fetch(site.url + path, { headers: { 'X-Forwarded-For': newAddress() } });
const downloads = async () => (await admin('GET', `/api/wallpapers/${id}`)).body.downloads;
const rowsOf = (body: string) => [...body.matchAll(/<legend>Screen (\d)/g)].length;

const WRONG = [
  ['name1', 'a/b', 'Use 1 to 32 letters'],
  ['name1', '', 'Use 1 to 32 letters'],
  ['name1', 'con', 'A file can’t have this name.'],
  ['name1', 'spanned', 'A file can’t have this name.'],
  ['name2', 'dp-1', 'Another screen already has this name.'],
  ['width1', '63', 'Width must be a whole number from 64 to 16,383.'],
  ['width1', '', 'Width must be a whole number from 64 to 16,383.'],
  ['height2', 'tall', 'Height must be a whole number from 64 to 16,383.'],
  ['height2', '1e9', 'Height must be a whole number from 64 to 16,383.'],
  ['scale1', '0', 'Scale must be a number from 0.5 to 4.'],
  ['scale2', 'x', 'Scale must be a number from 0.5 to 4.'],
  ['gap', '-1', 'The gap must be a number from 0 to 2,000.'],
  ['gap', 'x', 'The gap must be a number from 0 to 2,000.'],
  ['position', 'middle', 'Choose one of the positions.'],
  ['width2', '16000', 'All screens together can have at most 25 megapixels.'],
] as const;

describe('the page of several monitors', () => {
  it('turns the millimetres of old addresses into pixels', async () => {
    const { body } = await page({ ...TWO, unit: 'mm' });
    expect(body).toMatch(/name="gap"[^>]* value="76"/);
    expect(body).not.toContain('name="unit"');
  });

  it('starts with two screens', async () => {
    const { status, body, headers } = await page({});
    expect(status).toBe(200);
    expect(rowsOf(body)).toBe(2);
    expect(body).toContain('2 screens from 2400 × 1200');
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
  });

  it.each([
    ['my-screen=3440x1440', '3440'],
    ['my-screen=7680x4320', '1920'],
  ])('starts with the visitor’s own screen, if two of it are not too many pixels: %s', async (screen, width) => {
    const Cookie = await cookieOf(site, screen);
    const { body } = await visitor('GET', `/wallpaper/${id}/monitors`, { headers: { Cookie } });
    expect(body).toMatch(new RegExp(`name="width2"[^>]* value="${width}"`));
  });

  it('adds copies of the last screen, up to six, and removes screens', async () => {
    const more = (await page({ ...TWO, add: '1' })).body;
    expect(rowsOf(more)).toBe(3);
    expect(more).toMatch(/name="name3"[^>]* value="DP-2"/);
    expect(more).toMatch(/name="width3"[^>]* value="480"/);
    const six = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`name${index + 1}`, `S${index}`]));
    expect(rowsOf((await page({ ...six, add: '1' })).body)).toBe(6);
    const less = (await page({ ...TWO, remove: '1' })).body;
    expect(rowsOf(less)).toBe(1);
    expect(less).toMatch(/name="name1"[^>]* value="HDMI-A-1"/);
  });

  it.each(WRONG)('%s=%s: %s', async (field, value, message) => {
    const fields = { ...TWO, ...(message.includes('megapixels') && { height2: '2000' }), [field]: value };
    for (const answer of [await page(fields), await post(fields), await visitor('GET', zipPath(fields))]) {
      expect(answer.status).toBe(422);
      expect(String(answer.body)).toContain(message);
    }
    const { body } = await page(fields);
    expect(body).toMatch(new RegExp(`id="screen-${field}-error"`));
    expect(body).toMatch(/name="name2"[^>]* value="(?:HDMI-A-1|dp-1)"/);
  });

  it('says which files are smaller than their screens', async () => {
    const { body } = await page({ name1: 'A', width1: '4000', height1: '2000' });
    expect(body).toContain('the files are smaller: A is 2400 × 1200 instead of 4000 × 2000.');
  });

  it.each(['0', 'x', '99999999'])('answers 404 for wallpaper %s', async (none) => {
    expect((await visitor('GET', `/wallpaper/${none}/monitors`)).status).toBe(404);
    expect((await visitor('GET', `/wallpaper/${none}/file/monitors.zip`)).status).toBe(404);
  });
});

describe('the ZIP', () => {
  it('has a file for each screen, one for all, and instructions', async () => {
    const before = await downloads();
    const sent = await post(TWO);
    expect(sent.status).toBe(303);
    const answer = await fetchZip(sent.headers.get('Location') ?? '');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/zip');
    expect(answer.headers.get('Content-Disposition')).toContain('filename="Wide- shore-monitors.zip"');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(Number(answer.headers.get('Content-Length'))).toBe(bytes.length);
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual(['how-to.txt', 'DP-1.jpg', 'HDMI-A-1.jpg', 'spanned.jpg']);
    expect(Buffer.from(files['how-to.txt'] ?? []).toString()).toContain(`${site.url}/wallpaper/${id}`);
    const size = async (name: string) => {
      const { width, height, format } = await sharp(files[name]).metadata();
      return [width, height, format];
    };
    expect(await size('DP-1.jpg')).toEqual([640, 480, 'jpeg']);
    expect(await size('HDMI-A-1.jpg')).toEqual([480, 640, 'jpeg']);
    expect(await size('spanned.jpg')).toEqual([1120, 640, 'jpeg']);
    expect(await downloads()).toBe(before + 1);
  });

  it('continues the picture from one screen to the next', async () => {
    const across = Buffer.from(
      Array.from({ length: 1000 * 500 * 3 }, (_, index) => Math.floor(((index / 3) % 1000) / 4)),
    );
    const gradient = await sharp(across, { raw: { width: 1000, height: 500, channels: 3 } })
      .png()
      .toBuffer();
    const made = await upload({ title: 'Gradient' }, new File([gradient], 'gradient.png', { type: 'image/png' }));
    const screens = { name1: 'A', width1: '400', height1: '400', name2: 'B', width2: '400', height2: '400' };
    const path = zipPath({ ...screens, gap: '200', position: 'center' }, made.id);
    const files = unzipSync(new Uint8Array(await (await fetchZip(path)).arrayBuffer()));
    const column = async (name: string, left: number) =>
      (await sharp(files[name]).extract({ left, top: 200, width: 1, height: 1 }).raw().toBuffer())[0] ?? -1;
    const expected = [
      ['A.jpg', 0, 0],
      ['A.jpg', 399, 399 / 4],
      ['B.jpg', 0, 600 / 4],
      ['B.jpg', 399, 999 / 4],
      ['spanned.jpg', 400, 600 / 4],
    ] as const;
    for (const [name, left, shade] of expected) {
      expect(Math.abs((await column(name, left)) - shade), `${name} ${left}`).toBeLessThan(4);
    }
  });

  it('counts each file it makes as a cut', async () => {
    const ask = (width: number) => visitor('GET', zipPath({ ...TWO, width1: String(width), width2: String(width) }));
    for (let round = 0; round < 10; round++) expect((await ask(300 + round)).status).toBe(200);
    const refused = await ask(400);
    expect(refused.status).toBe(429);
    expect((await ask(300)).status).toBe(200);
  });

  it('answers 404 once the wallpaper is deleted', async () => {
    const body = await upload({ title: 'Short visit' }, await newPicture('picture.jpg', 700, 700));
    expect((await fetchZip(zipPath(TWO, body.id))).status).toBe(200);
    await admin('DELETE', `/api/wallpapers/${body.id}`);
    expect((await fetchZip(zipPath(TWO, body.id))).status).toBe(404);
  });
});
