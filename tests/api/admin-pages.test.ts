import { beforeAll, describe, expect, it } from 'vitest';
import { writeCursor } from '~/features/lists/resolve/cursor';
import { adminPages } from '../support/admin-pages';
import { client, newPicture } from '../support/api-client';
import { BROWSER, submitFiles, submitForm } from '../support/forms';
import { onSharedSite } from '../support/shared-site';

const { site, visitor, admin, upload } = onSharedSite();

const SCREENS = adminPages().flatMap(({ path, isScreen }) => (isScreen ? [path] : []));

beforeAll(async () => {
  // One of everything that the pages show.
  await upload({ title: 'The first', tags: '["first"]' });
  await visitor('POST', '/api/subscribe', { json: { email: 'first@example.org' } });
  await visitor('POST', '/api/contact', {
    json: { email: 'first@example.org', subject: 'The first', message: 'A message' },
  });
  await submitForm(admin, '/admin/newsletter', { subject: 'The first', intent: 'save' });
});

const submit = (path: string, form: Record<string, string | Blob>) => submitFiles(admin, path, form);

describe('every admin page', () => {
  it('sends a visitor to the login and back, keeping the list', async () => {
    const address = '/admin/wallpapers/1?list=q%3Dsea';
    const answer = await visitor('GET', address, { headers: BROWSER });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toBe(`/login?next=${encodeURIComponent(address)}`);
  });

  it('sends a visitor from a file to the login and then to its page', async () => {
    const answer = await visitor('GET', '/admin/messages.csv', { headers: BROWSER });
    expect(answer.headers.get('Location')).toBe('/login?next=%2Fadmin%2Fmessages&ended=yes');
  });

  it.each(SCREENS)('%s is not cached', async (path) => {
    const answer = await admin('GET', path, { headers: BROWSER });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('keeps a form during the login only when this site sent it, and never runs a foreign one', async () => {
    const path = '/admin/wallpapers/1';
    const fields = { title: 'Taken over', resolution: '1x1', fileSize: '1 KB' };
    const foreign = { Origin: 'https://elsewhere.example' };
    expect((await submitForm(visitor, path, fields, foreign)).status).toBe(403);
    const login = `/login?next=${encodeURIComponent(path)}&keep=yes`;
    expect((await submitForm(visitor, path, fields)).headers.get('Location')).toBe(login);
    expect((await submitForm(visitor, login, fields, foreign)).status).toBe(403);
    const kept = await submitForm(visitor, login, fields);
    expect([kept.status, kept.headers.get('Set-Cookie')]).toEqual([401, null]);
    expect(kept.body).toContain('name="kept"');
    expect(kept.headers.get('Cache-Control')).toBe('no-store');
    const resumed = await submitForm(admin, path, { ...fields, resumed: 'yes' });
    expect(resumed.status).toBe(422);
    expect(resumed.body).toContain('value="Taken over"');
    expect((await visitor('GET', '/api/wallpapers/1')).body.title).toBe('The first');
    // More than a login page can keep.
    const long = { ...fields, description: 'x'.repeat(40_000) };
    expect((await submitForm(visitor, path, long)).status).toBe(302);
  });

  it('resumes a kept form after the login only in the admin area', async () => {
    const account = { username: site.adminUsername, password: site.adminPassword };
    const logIn = (next: string) =>
      submitForm(client(site.url), '/login', { ...account, next, kept: JSON.stringify({ title: 'Typed before' }) });
    const answer = await logIn('/admin/wallpapers/1');
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(answer.body).toMatch(/<form[^>]* action="\/admin\/wallpapers\/1"/);
    expect(answer.body).toContain('value="Typed before"');
    for (const next of ['/contact', '/administrators', '/api/wallpapers', '/admin/../subscribe']) {
      const elsewhere = await logIn(next);
      expect([next, elsewhere.status, elsewhere.body]).toEqual([
        next,
        303,
        expect.not.stringContaining('Typed before'),
      ]);
    }
  });

  it('answers 404 for a wallpaper that does not exist', async () => {
    for (const path of ['/admin/wallpapers/999999', '/admin/wallpapers/abc', '/admin/wallpapers/999999/delete']) {
      expect((await admin('GET', path, { headers: BROWSER })).status).toBe(404);
    }
    expect((await submitForm(admin, '/admin/wallpapers/999999/delete', {})).status).toBe(404);
  });
});

describe('the login page', () => {
  const logIn = (password: string, next: string) =>
    submitForm(visitor, '/login', { username: 'admin', password, next });

  it('redirects to the page the visitor wanted, and to no other site', async () => {
    const wanted = await logIn(site.adminPassword, '/admin/wallpapers/1?list=x');
    expect([wanted.status, wanted.headers.get('Location')]).toEqual([303, '/admin/wallpapers/1?list=x']);
    for (const next of [
      'https://elsewhere.example',
      '//elsewhere.example',
      '/\\elsewhere.example',
      'javascript:alert(1)',
      '',
    ]) {
      expect((await logIn(site.adminPassword, next)).headers.get('Location')).toBe('/admin');
    }
  });

  it('shows errors on the page, and keeps the name but not the password', async () => {
    const answer = await logIn('a wrong password', '/admin/wallpapers');
    expect(answer.status).toBe(401);
    expect(answer.body).toContain('Invalid username or password');
    expect(answer.body).toMatch(/name="username"[^>]*value="admin"/);
    expect(answer.body).toMatch(/name="next" value="\/admin\/wallpapers"/);
    expect(answer.body).not.toContain('a wrong password');
    expect((await logIn('', '/admin')).status).toBe(422);
  });

  it('redirects a logged-in administrator at once', async () => {
    const answer = await admin('GET', '/login?next=/admin/wallpapers', { headers: BROWSER });
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/admin/wallpapers']);
    const elsewhere = await admin('GET', '/login?next=//elsewhere.example', { headers: BROWSER });
    expect(elsewhere.headers.get('Location')).toBe('/admin');
  });
});

describe('the forms without JavaScript', () => {
  it('keep what was typed when the picture is missing or already in the gallery', async () => {
    const typed = { title: 'Typed <title>', tags: 'typed, too', featured: 'on', deviceType: 'tablet' };
    const picture = await newPicture();
    await submit('/admin/wallpapers/new', { title: 'Twice', image: picture });
    for (const [image, status, message] of [
      [new File([], ''), 422, 'Please select an image file'],
      [picture, 409, 'This picture is already in the gallery as “Twice”.'],
    ] as const) {
      const answer = await submit('/admin/wallpapers/new', { ...typed, image });
      expect(answer.status).toBe(status);
      expect(answer.body).toContain(message);
      expect(answer.body).toContain('value="Typed &lt;title&gt;"');
      expect(answer.body).toContain('value="typed, too"');
      expect(answer.body).toMatch(/<option value="tablet" selected=""/);
      expect(answer.body).toMatch(/name="image"[^>]*aria-invalid="true"/);
    }
  });

  it('edit a wallpaper, including an unticked box', async () => {
    const { id } = await upload({ title: 'Often', featured: 'on' });
    const fields = { title: 'Often changed', resolution: '2x2', fileSize: '2 KB', description: '', tags: '' };
    const answer = await submitForm(admin, `/admin/wallpapers/${id}?list=sort%3Dtitle`, {
      ...fields,
      deviceType: 'none',
      categoryId: 'none',
    });
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      `/admin/wallpapers?sort=title#wallpaper-${id}`,
    ]);
    expect((await visitor('GET', `/api/wallpapers/${id}`)).body).toMatchObject({
      ...fields,
      description: null,
      tags: [],
      deviceType: null,
      categoryId: null,
      featured: false,
    });
    const refused = await submitForm(admin, `/admin/wallpapers/${id}`, { ...fields, title: ' ' });
    expect(refused.status).toBe(422);
    expect(refused.body).toContain('Title is required.');
  });
});

describe('a form that two windows have open', () => {
  const openedOf = (html: string, nth = 0) => [...html.matchAll(/name="opened" value="([^"]*)"/g)][nth]?.[1] ?? '';
  const open = async (path: string) => openedOf((await admin('GET', path)).body);

  it.each([
    ['the site', '/admin/site?index', { name: 'Coast', tagline: '' }, 'name', 'tagline'],
    ['mail', '/admin/site/mail', { host: '', port: '587', security: 'starttls', to: '', from: '' }, 'to', 'from'],
    ['the schedule', '/admin/newsletter/schedule', { every: 'never', atLeast: '3' }, 'atLeast', 'every'],
    ['a category', 'category', { name: 'Deep sea', slug: 'deep-sea' }, 'name', 'slug'],
    ['a text', '/admin/site/texts/about/en', { text: '' }, 'text', null],
    ['a letter', '/admin/newsletter', { subject: 'One', words: '', intent: 'save' }, 'words', 'subject'],
    ['a tag', 'tag', { name: 'dusk', intent: 'rename' }, 'name', null],
  ])(
    'of %s writes only what was changed, and asks where both changed the same',
    async (_, page, fields, both, other) => {
      const values: Record<string, Record<string, string>> = {
        to: { first: 'a@mail.test', second: 'b@mail.test' },
        atLeast: { first: '5', second: '6' },
        from: { first: 'c@mail.test' },
        every: { first: 'week' },
        slug: { first: 'deepest-sea' },
      };
      const value = (name: string, which: 'first' | 'second') => values[name]?.[which] ?? `${which} ${name}`;
      const paths: Record<string, () => Promise<string>> = {
        category: async () => `/admin/categories/${(await admin('POST', '/api/categories', { json: fields })).body.id}`,
        tag: async () => {
          await upload({ title: 'Dusk', tags: 'dusk' });
          return `/admin/tags/${(await admin('GET', '/api/tags?search=dusk')).body[0].id}`;
        },
      };
      const path = (await paths[page]?.()) ?? page;
      await submitForm(admin, path, fields as Record<string, string>);
      const opened = await open(path);
      const send = (changed: Record<string, string>, seen = opened) =>
        submitForm(admin, path, { ...(fields as Record<string, string>), ...changed, opened: seen });
      expect((await send({ [both]: value(both, 'first') })).status).toBe(303);
      if (other) expect((await send({ [other]: value(other, 'first') })).status).toBe(303);
      const refused = await send({ [both]: value(both, 'second') });
      expect(refused.status).toBe(409);
      expect(refused.body).toContain('changed in another window');
      for (const which of ['first', 'second'] as const) expect(refused.body).toContain(value(both, which));
      if (other) expect(refused.body).toContain(`value="${value(other, 'first')}"`);
      const mine = { [both]: value(both, 'second'), ...(other && { [other]: value(other, 'first') }) };
      expect((await send(mine, openedOf(refused.body))).status).toBe(303);
      expect(await open(path)).not.toBe(opened);
    },
  );

  it('does not become current by another mistake', async () => {
    const { id } = await upload({ title: 'As it was' });
    const opened = await open(`/admin/wallpapers/${id}`);
    await admin('PUT', `/api/wallpapers/${id}`, { json: { title: 'Theirs' } });
    const refused = await submitForm(admin, `/admin/wallpapers/${id}`, { title: ' ', opened });
    expect(refused.status).toBe(422);
    expect(openedOf(refused.body)).toBe(opened);
  });

  it('does not replace a picture that another window has replaced, and asks before a smaller one', async () => {
    const { id } = await upload({ title: 'Cliff' }, await newPicture('a.jpg', 800, 600));
    const opened = await open(`/admin/wallpapers/${id}/picture`);
    const replace = async (seen: string, width: number, height: number) =>
      submit(`/admin/wallpapers/${id}/picture`, { opened: seen, image: await newPicture('b.jpg', width, height) });
    expect((await replace(opened, 800, 600)).status).toBe(303);
    const refused = await replace(opened, 800, 600);
    expect(refused.status).toBe(409);
    expect(refused.body).toContain('The picture was replaced in another window');
    const asked = await replace(openedOf(refused.body), 640, 480);
    const question = asked.headers.get('Location') ?? '';
    expect((await admin('GET', question)).body).toContain('The new picture is smaller');
    expect((await admin('GET', `/api/wallpapers/${id}`)).body).toMatchObject({ resolution: '800x600' });
    expect((await submitForm(admin, question, { decision: 'replace' })).status).toBe(303);
    expect((await admin('GET', `/api/wallpapers/${id}`)).body).toMatchObject({ resolution: '640x480' });
    expect((await admin('GET', '/admin/wallpapers/trash')).body.match(/>Cliff</g)?.length).toBeGreaterThanOrEqual(2);
  });
});

describe('several wallpapers at once', () => {
  const page = (path: string, fields: [string, string][]) => submitForm(admin, path, fields);

  it('are refused when none, too many or invalid ones are selected', async () => {
    for (const path of ['/admin/wallpapers/edit', '/admin/wallpapers/delete']) {
      const none = await page(path, [['intent', 'delete']]);
      expect(none.status).toBe(422);
      expect(none.body).toContain('No wallpaper is selected.');
      const many = Array.from({ length: 201 }, (_, index): [string, string] => ['id', `${index + 1}`]);
      expect((await page(path, many)).status).toBe(422);
      expect((await page(path, [['id', 'x']])).status).toBe(422);
    }
  });

  it('fit into the question and its answer, up to two hundred', async () => {
    const ids = Array.from({ length: 200 }, (_, index): [string, string] => ['id', `${2_000_000_000 + index}`]);
    expect((await page('/admin/wallpapers/delete', ids)).status).toBe(200);
    const answer = await page('/admin/wallpapers/delete?list=sort%3Dtitle', [...ids, ['intent', 'delete']]);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/admin/wallpapers?sort=title']);
  });

  it('keep what was typed when an edit is refused', async () => {
    const answer = await page('/admin/wallpapers/edit', [
      ['id', '1'],
      ['intent', 'change'],
      ['addTags', 'kept, too'],
      ['categoryId', '999999'],
    ]);
    expect(answer.status).toBe(422);
    expect(answer.body).toContain('This category does not exist.');
    expect(answer.body).toContain('value="kept, too"');
    const nothing = await page('/admin/wallpapers/edit', [
      ['id', '1'],
      ['intent', 'change'],
      ['addTags', ''],
    ]);
    expect(nothing.status).toBe(422);
    expect(nothing.body).toContain('Choose at least one change.');
  });
});

describe('the list of wallpapers', () => {
  it('accepts any query string', async () => {
    for (const query of [
      '?q=%00',
      '?sort=x&device=%27&categoryId=99999999999',
      '?offset=-1',
      '?offset=99999',
      '?device=none&categoryId=none',
      '?before=end',
      `?sort=title&after=${writeCursor({ order: 'title', key: '\0\ud800', id: 5 })}&offset=999999999`,
      `?sort=newest&before=${writeCursor({ order: 'newest', id: 7, corrections: [] })}`,
      `?after=${writeCursor({ order: 'downloads', key: 999_999_999, id: 7 })}&before=x`,
      '?after=d_7_1',
    ]) {
      expect((await admin('GET', `/admin/wallpapers${query}`, { headers: BROWSER })).status).toBe(200);
    }
  });
});
