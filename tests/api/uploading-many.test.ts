import { connect } from 'node:net';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPicture, sessionCookie } from '../support/api-client';
import { submitFiles, submitForm } from '../support/forms';
import { paint } from '../support/painting';
import { onSharedSite } from '../support/shared-site';

const { site, visitor, admin } = onSharedSite();

const BULK = '/admin/wallpapers/bulk';

let categoryId: string;

beforeAll(async () => {
  const [category] = (await visitor('GET', '/api/categories')).body;
  categoryId = String(category.id);
});

const withoutMarks = (html: string) => html.replaceAll('<!-- -->', '');
const pageAt = async (path: string): Promise<string> => withoutMarks((await admin('GET', path)).body);

/** Sends a form as a browser without scripts does, and returns the results page. */
async function send(files: File[], fields: Record<string, string> = { categoryId }) {
  const answer = await submitFiles(admin, BULK, [
    ...Object.entries(fields),
    ...files.map((file): [string, File] => ['image', file]),
  ]);
  const location = answer.headers.get('Location');
  const html = location ? await pageAt(location) : withoutMarks(answer.body);
  return {
    status: answer.status,
    lines: [...html.matchAll(/<li class="batch-line">.*?<\/li>/gs)].map(([text]) => text),
    html,
    location,
  };
}

describe('many files in one form', () => {
  it('answers with a page with a line for each, in order', async () => {
    const names = ['Deep_Forest.jpg', 'Red_Fox.png', 'Blue_Wave.webp'];
    const { status, lines, html } = await send(await Promise.all(names.map((name) => newPicture(name))));
    expect(status).toBe(303);
    expect(lines).toHaveLength(3);
    for (const [index, title] of ['Deep Forest', 'Red Fox', 'Blue Wave'].entries())
      expect(lines[index]).toContain(title);
    expect(html).toContain('3 uploaded, 0 failed');
  });

  it('says why a file is no picture, and which wallpaper another one is', async () => {
    const known = await newPicture('Known_Heron.jpg');
    await send([known]);
    const words = new File(['only words '.repeat(50)], 'words.png');
    const { lines, html } = await send([words, await newPicture('Stork.jpg'), known]);
    expect(html).toContain('1 uploaded, 2 failed');
    expect(lines[0]).toContain('Only JPG, PNG, WEBP and AVIF images are accepted.');
    expect(lines[2]).toContain('This picture is already in the gallery as “Known Heron”.');
    expect(lines[2]).toMatch(/href="\/wallpaper\/\d+"/);
  });

  it('asks for a file when there is none', async () => {
    const { status, html } = await send([new File([], '')]);
    expect(status).toBe(422);
    expect(html).toContain('Please select an image file');
  });

  it('refuses one that is too large and accepts the others', async () => {
    const large = new File([new Uint8Array(1_100_000)], 'huge.jpg');
    const { lines, html } = await send([await newPicture('Small_1.jpg'), large, await newPicture('Small_2.jpg')]);
    expect(html).toContain('2 uploaded, 1 failed');
    expect(lines[1]).toContain('File is too large: at most 1 MB.');
  });

  it('takes a hundred and names the rest', async () => {
    const files = Array.from({ length: 103 }, (_, index) => new File([`no picture ${index}`], `${index}.jpg`));
    const { lines, html } = await send(files);
    expect(lines).toHaveLength(103);
    expect(html).toContain('0 uploaded, 103 failed');
    expect(lines[99]).toContain('Only JPG, PNG, WEBP and AVIF images are accepted.');
    expect(lines[100]).toContain('Not uploaded: at most 100 files at once.');
  });

  it('gives all of them one category and device', async () => {
    await send([await newPicture('Same_1.jpg'), await newPicture('Same_2.jpg')], { categoryId, deviceType: 'tablet' });
    const { body } = await visitor('GET', `/api/wallpapers?search=same&categoryId=${categoryId}&deviceType=tablet`);
    expect(body).toHaveLength(2);
  });

  it('takes only files with a category and names the others', async () => {
    const files = [await newPicture('Xyzzy_1.jpg'), await newPicture('Quick_Fox.jpg')];
    for (const blank of ['', 'none']) {
      const { lines } = await send(files.slice(0, 1), { categoryId: blank });
      expect(lines[0]).toContain('Por favor, completa todos los campos requeridos');
    }
    const { lines, html } = await send(files, { deviceType: 'mobile' });
    expect(html).toContain('1 uploaded, 1 failed');
    expect(lines[0]).toContain('Por favor, completa todos los campos requeridos');
    expect(lines[1]).toContain('Animals · Mobile · quick, fox');
  });

  it('counts a wallpaper again after it was deleted and restored', async () => {
    const { html, location } = await send([await newPicture('Comes_Back.jpg')]);
    const id = html.match(/\/admin\/wallpapers\/(\d+)/)?.[1] ?? '';
    await admin('DELETE', `/api/wallpapers/${id}`);
    expect(await pageAt(location ?? '')).toContain('0 uploaded, 0 failed, 1 deleted afterwards');
    expect(await pageAt(BULK)).toContain(': 0 of 1 uploaded');
    await submitForm(admin, '/admin/wallpapers/trash', { intent: 'restore', id });
    expect(await pageAt(location ?? '')).toContain('1 uploaded, 0 failed');
    expect(await pageAt(BULK)).toContain(': 1 of 1 uploaded');
  });

  it('reports a bad field beside every file', async () => {
    const { lines } = await send([await newPicture()], { categoryId: '99999' });
    expect(lines[0]).toContain('This category does not exist.');
  });

  it('reports a damaged file at once, and links to exactly the published wallpapers', async () => {
    const whole = new Uint8Array(await (await newPicture('Half.jpg')).arrayBuffer());
    const half = new File([whole.slice(0, whole.length / 2)], 'Xyzzy_Half.jpg');
    const { lines, html } = await send([half, await newPicture('Tame_Fox.jpg')], {});
    expect(lines[0]).toContain('This image is damaged or incomplete.');
    const [, id] = html.match(/\/admin\/wallpapers\/(\d+)/) ?? [];
    expect(html).toContain('See the published wallpaper');
    const list = await pageAt(`/admin/wallpapers?ids=${id}&sort=newest`);
    const rows = [...list.matchAll(/id="wallpaper-(\d+)"/g)].map(([, row]) => row);
    expect(rows).toEqual([id]);
  });

  it('skips all pictures that are smaller than their lookalikes', async () => {
    const large = await paint({ width: 640, height: 400 });
    const small = async (width: number) =>
      new File([new Uint8Array(await sharp(large).resize({ width }).jpeg().toBuffer())], `Small_${width}.jpg`);
    const asFile = new File([new Uint8Array(large)], 'Large.jpg');
    const { html, location } = await send([asFile]);
    expect(html).toContain('1 uploaded, 0 failed');
    const asked = await send([await small(320), await small(300), await newPicture('Beside.jpg')]);
    expect(asked.html).toContain('1 uploaded, 0 failed, 2 to decide');
    expect(asked.html).toContain('Skip all 2 smaller ones');
    expect((await submitForm(admin, asked.location ?? '', {})).headers.get('Location')).toBe(asked.location);
    expect(await pageAt(asked.location ?? '')).toContain('1 uploaded, 0 failed, 2 skipped');
    expect((await submitForm(admin, location ?? '', {})).status).toBe(303);
  });

  it('names the files to send again when the session has ended', async () => {
    const images = async (names: string[]) =>
      Promise.all(
        names.map(async (name): Promise<[string, File]> => ['image', name ? await newPicture(name) : new File([], '')]),
      );
    const files = await images(['Lost_Fox.jpg', 'Lost & <found>.png', '']);
    const sent = await submitFiles(visitor, BULK, [['categoryId', categoryId], ...files]);
    const toLogin = sent.headers.get('Location') ?? '';
    expect((await visitor('GET', toLogin)).body).toContain('Your session has ended.');
    const nextOf = (login: string) => new URL(login, site.url).searchParams.get('next') ?? '';
    const page = await pageAt(nextOf(toLogin));
    expect(page).toContain('so no files were uploaded');
    expect(page).toMatch(/Pick these 2 files again: .*Lost_Fox\.jpg.*Lost &amp; &lt;found&gt;\.png/);

    const many = Array.from({ length: 90 }, (_, at): [string, File] => [
      'image',
      new File(['x'], `A_long_name_of_a_picture_${at}.jpg`),
    ]);
    const all = await pageAt(nextOf((await submitFiles(visitor, BULK, many)).headers.get('Location') ?? ''));
    expect(all).toMatch(/Pick these 90 files again: .*picture_0\.jpg.* and \d+ more/);
    expect((await visitor('GET', '/api/wallpapers?search=lost')).body).toEqual([]);
  });

  it('has no results page for invalid names', async () => {
    for (const name of ['%00', 'x', 'f'.repeat(32)]) {
      expect((await admin('GET', `${BULK}/${name}`)).status, name).toBe(404);
    }
  });

  it('keeps complete files when the connection breaks', async () => {
    const whole = Buffer.from(await (await newPicture('Arrived_Whole.jpg')).arrayBuffer());
    const cookie = sessionCookie(
      await visitor('POST', '/api/auth/login', {
        json: { username: site.adminUsername, password: site.adminPassword },
      }),
    );
    const part = (name: string) =>
      `--line\r\nContent-Disposition: form-data; name="image"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`;
    const socket = connect(Number(new URL(site.url).port), 'localhost');
    socket.write(
      `POST ${BULK} HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nOrigin: ${site.url}\r\nCookie: ${cookie}\r\n` +
        'Content-Type: multipart/form-data; boundary=line\r\nContent-Length: 900000\r\n\r\n',
    );
    socket.write(part('Arrived_Whole_Fox.jpg'));
    socket.write(whole);
    socket.write(`\r\n${part('Arrived_Half.jpg')}`);
    socket.write(whole.subarray(0, whole.length / 2));
    const found = async () => (await visitor('GET', '/api/wallpapers?search=arrived')).body;
    await expect.poll(found).toHaveLength(1);
    socket.destroy();
    expect(await found()).toMatchObject([{ title: 'Arrived Whole Fox' }]);
  });
});

describe('one file that is too large', () => {
  const NEW = '/admin/wallpapers/new';

  it('keeps what was typed in the form, whose fields come first', async () => {
    const empty = await pageAt(NEW);
    for (const name of ['title', 'description', 'tags', 'featured']) {
      expect(empty.indexOf(`name="${name}"`)).toBeGreaterThan(0);
      expect(empty.indexOf(`name="${name}"`)).toBeLessThan(empty.indexOf('name="image"'));
    }
    // Above the limit of a file, and above the limit of a form.
    for (const bytes of [1_100_000, 4_000_000]) {
      const image = new File([new Uint8Array(bytes)], 'huge.jpg');
      const form = { title: 'A title worth keeping', categoryId, image };
      const { status, body: html } = await submitFiles(admin, NEW, form);
      expect(status).toBe(413);
      expect(html).toContain('File is too large: at most 1 MB.');
      expect(html).toContain('value="A title worth keeping"');
      expect(html).toMatch(new RegExp(`<option value="${categoryId}" selected`));
    }
  });
});
