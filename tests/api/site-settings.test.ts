import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_MAIL } from '~/features/site/smtp-url.server';
import { type Answer, administrator, client, newPicture, type Send } from '../support/api-client';
import { BROWSER, submitForm } from '../support/forms';
import { type MailServer, startMailServer } from '../support/mail-server';
import { scene } from '../support/scenes';
import { type Site, startSite } from '../support/site';
import { cookieOf, inDatabase } from '../support/site-database';

let mail: MailServer;
let site: Site;
let admin: Send;
let visitor: Send;

beforeAll(async () => {
  mail = await startMailServer({
    allowInsecureAuth: true,
    onAuth: (_given, _session, done) => done(null, { user: 'user' }),
  });
  site = await startSite({
    env: { SOCIAL_X_URL: 'https://x.com/ours', SITE_LANGUAGES: 'en,es', SITE_URL: 'http://gallery.test', SMTP_URL: '' },
  });
  admin = await administrator(site);
  visitor = client(site.url);
});
afterAll(async () => {
  await site.stop();
  await mail.stop();
});

const page = async (path: string): Promise<string> => (await visitor('GET', path)).body;
const show = (path: string, contains: string) => expect.poll(() => page(path)).toContain(contains);

describe('the identity', () => {
  const FEATURES = ['search', 'quality', 'devices', 'smart'];
  const save = (fields: Record<string, string>): Promise<Answer> =>
    submitForm(admin, '/admin/site?index', [
      ...Object.entries({ name: 'Coast & Co', accent: '#ffff00', ...fields }),
      ...FEATURES.map((name): [string, string] => ['features', name]),
    ]);

  it('is shown on pages, in the manifest, the feed and the API’s description within seconds', async () => {
    expect(await page('/')).toContain('– Tapeta</title>');
    const saved = await save({
      tagline: 'Walls of the coast',
      description: 'Only the sea.',
      timeZone: 'Europe/Madrid',
    });
    expect(saved.status).toBe(303);
    await show('/', 'Coast &amp; Co');
    const home = await page('/');
    expect(home).toContain('Walls of the coast');
    expect(home).toContain('content="Only the sea."');
    expect(home).toContain('Smart search');
    expect(home).not.toContain('Daily updates');
    expect(home).toContain('/accent.css?colour=ffff00');
    expect((await visitor('GET', '/accent.css?colour=ffff00')).status).toBe(200);
    expect((await visitor('GET', '/manifest.webmanifest')).body).toMatchObject({ name: 'Coast & Co' });
    expect(await page('/feed.xml')).toContain('Coast &amp; Co');
    expect((await visitor('GET', '/api/openapi.json')).body.info.title).toBe('Coast & Co API');
  });

  it('has a heading and a description in each language, else those of the site’s own', async () => {
    const heading = { tagline: 'Walls of the coast', 'tagline-es': 'Fondos de la costa' };
    const saved = await save({ ...heading, description: 'Only the sea.', 'description-es': '', 'tagline-de': 'Küste' });
    expect(saved.status).toBe(303);
    await show('/es', 'Fondos de la costa');
    expect(await page('/es')).toContain('content="Only the sea."');
    expect(await page('/')).toContain('Walls of the coast');
    const form = (await admin('GET', '/admin/site')).body;
    expect(form).toContain('Heading of the home page (Español)');
    expect(form).not.toContain('(Deutsch)');
    expect(form).toMatch(/<input type="hidden" name="tagline-de" value="Küste"/);
  });

  it('gives way to the environment, and says so', async () => {
    expect((await admin('GET', '/admin/site')).body).toContain('Set by SOCIAL_X_URL in the environment.');
    await save({ X: 'https://x.com/theirs', Mastodon: 'https://mastodon.example/@ours' });
    await show('/help', 'https://mastodon.example/@ours');
    expect(await page('/help')).toContain('https://x.com/ours');
    expect(await page('/help')).not.toContain('theirs');
  });

  it('gives small pictures to visitors who have chosen nothing, and full ones to those who ask', async () => {
    const FULL = '>Full pictures</button>';
    await save({ smallPictures: 'on' });
    await show('/help', FULL);
    expect((await admin('GET', '/admin/site')).body).toMatch(/<input[^>]*name="smallPictures"[^>]*checked=""/);
    const chosen = await submitForm(visitor, '/small-pictures', { small: '0', next: '/help' });
    expect(chosen.headers.get('Set-Cookie')).toMatch(/^small-pictures-[0-9a-f]{8}=0; .*Max-Age=31536000/);
    const withFull = async () =>
      (await visitor('GET', '/help', { headers: { Cookie: await cookieOf(site, 'small-pictures=0') } })).body;
    expect(await withFull()).toContain('>Small pictures</button>');
    // From memory, too.
    expect([await page('/help'), await withFull()].map((html) => html.includes(FULL))).toEqual([true, false]);
    await save({});
    await show('/help', '>Small pictures</button>');
  });

  it.each([
    ['accent', 'yellow', 'Enter six digits after a #'],
    ['timeZone', 'Mars/Olympus', 'Enter a time zone'],
    ['GitHub', 'javascript:alert(1)', 'Enter an address that starts with'],
    ['name', 'n'.repeat(61), 'At most 60 characters.'],
  ])('refuses a wrong %s and keeps what was typed', async (field, value, message) => {
    const { status, body } = await save({ tagline: 'Typed heading', [field]: value });
    expect(status).toBe(422);
    expect(body).toContain(message);
    expect(body).toContain('Typed heading');
    expect(await page('/')).not.toContain('Typed heading');
  });
});

it('the login at another address than the site’s own links there, with where it leads', async () => {
  const path = '/login?next=%2Fadmin%2Ftags%3Fq%3Dsea';
  const link = 'href="http://gallery.test/login?next=%2Fadmin%2Ftags%3Fq%3Dsea">http://gallery.test</a>';
  expect(await page(path)).toContain(link);
  const outside = await page('/login?next=%2F%2Fevil.test');
  expect(outside).toContain('href="http://gallery.test/login?next=%2Fadmin"');
  expect(outside).not.toMatch(/(?:href|action)="(?:https?:)?\/\/evil\.test/);
  const { body } = await visitor('GET', path, { headers: { 'X-Forwarded-Host': 'gallery.test' } });
  expect(body).toContain('name="password"');
  expect(body).not.toContain('http://gallery.test</a>');
});

describe('the logo', () => {
  const send = (image: Blob | string, intent = 'save') =>
    admin('POST', '/admin/site', {
      form: { intent, image },
      headers: { ...BROWSER, 'Sec-Fetch-Site': 'same-origin' },
    });
  const iconOf = async () => /<link rel="icon" href="([^"]*)"/.exec(await page('/help'))?.[1];

  it('is encoded again, without anything else of the file, and is the icon everywhere', async () => {
    expect(await iconOf()).toBe('/favicon.ico');
    const picture = await scene(300, 150, 7)
      .png()
      .withExif({ IFD0: { Copyright: 'Secret place' } })
      .toBuffer();
    expect((await send(new File([picture], 'logo.png', { type: 'image/png' }))).status).toBe(303);
    await expect.poll(iconOf).toMatch(/^\/logo\/[0-9a-f]{16}\/48\.png$/);
    const icon = (await iconOf()) ?? '';
    const response = await fetch(site.url + icon.replace('48', '192'));
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 192, height: 192, hasAlpha: true });
    expect(bytes.includes('Secret place')).toBe(false);
    expect((await visitor('GET', '/manifest.webmanifest')).body.icons[0].src).toBe(icon.replace('48', '192'));
    expect((await visitor('GET', icon.replace('48', '49'))).status).toBe(404);
    expect((await visitor('GET', '/logo/0000000000000000/48.png')).status).toBe(404);
    expect((await send('', 'remove')).status).toBe(303);
    await expect.poll(iconOf).toBe('/favicon.ico');
    expect((await visitor('GET', icon)).status).toBe(404);
  });

  it.each([
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
  ])('is not %s', async (_what, text) => {
    const { status, body } = await send(new File([text], 'logo.png', { type: 'image/png' }));
    expect(status).toBe(415);
    expect(body).toContain('id="logo-problem"');
    expect(await iconOf()).toBe('/favicon.ico');
  });
});

describe('texts', () => {
  const save = (name: string, text: string, fields = {}, language = 'en') =>
    submitForm(admin, `/admin/site/texts/${name}/${language}`, { text, ...fields });

  it('make the imprint, which is not there before, in the reader’s language or the first one', async () => {
    expect((await visitor('GET', '/imprint')).status).toBe(404);
    expect(await page('/help')).not.toContain('href="/imprint"');
    await save('imprint', '# Ada Example\n\nStreet **1**');
    await show('/help', 'href="/imprint"');
    expect(await page('/imprint')).toContain('<h2>Ada Example</h2>\n<p>Street <strong>1</strong></p>');
    expect(await page('/es/imprint')).toContain('Ada Example');
    await save('imprint', 'Calle 1', {}, 'es');
    await show('/es/imprint', 'Calle 1');
    expect(await page('/imprint')).not.toContain('Calle 1');
    await save('imprint', ' ');
    await save('imprint', '', {}, 'es');
    await expect.poll(async () => (await visitor('GET', '/imprint')).status).toBe(404);
  });

  it('replace the terms, follow the help and stand on top of every page', async () => {
    await save('terms', 'Our own terms');
    await save('help', 'Our own help');
    await save('notice', 'Closed in [August](/about)');
    await show('/terms', 'Our own terms');
    expect(await page('/help')).toMatch(/Search[\s\S]*Our own help/);
    for (const path of ['/', '/help', '/contact'])
      expect(await page(path)).toContain('Closed in <a href="/about">August</a>');
  });

  it('are previewed before they are saved', async () => {
    const { body } = await save('about', 'A **draft**\nof mine', { intent: 'preview' });
    expect(body).toContain('A <strong>draft</strong><br>');
    expect(body).toContain('of mine</textarea>');
    expect((await visitor('GET', '/about')).status).toBe(404);
  });

  it('are harmless, whatever they contain', async () => {
    const hostile = [
      '<script>alert(1)</script>',
      '[click](javascript:alert(1))',
      '[click](JaVaScRiPt&colon;alert(1))',
      '[click](data:text/html;base64,PHNjcmlwdD4=)',
      '![x](x" onerror="alert(1))',
      '<img src=x onerror=alert(1)>',
      '<iframe src="https://evil.example"></iframe>',
      '[a]: vbscript:alert(1)\n\n[a]',
      '&lt;script&gt;alert(1)&lt;/script&gt;',
      '<https://ok.example/"onmouseover="alert(1)>',
      '[x](https://ok.example "title" onclick=alert(1))',
      '`</code><script>alert(1)</script>`',
    ].join('\n\n');
    await save('about', hostile);
    await show('/about', '&lt;script&gt;');
    const own = /<div class="own-text">([\s\S]*?)<\/article>/.exec(await page('/about'))?.[1] ?? '';
    expect(own).toContain('alert(1)');
    expect(own).not.toMatch(/<(?:script|iframe|img|svg|style|form|input)/i);
    const tags = own.match(/<[^>]*>/g) ?? [];
    for (const tag of tags) {
      expect(tag).not.toMatch(/\son\w+\s*=/i);
      expect(tag).not.toMatch(/(?:href|src)="(?!https?:|mailto:|tel:|[/#?])/i);
    }
    const { status, body } = await save('about', 'x'.repeat(50_001));
    expect(status).toBe(422);
    expect(body).toContain('At most 50,000 characters.');
  });

  it('are not found under unknown names', async () => {
    expect((await admin('GET', '/admin/site/texts/other/en')).status).toBe(404);
    expect((await admin('GET', '/admin/site/texts/terms/xx')).status).toBe(404);
  });
});

describe('mail', () => {
  const save = (fields: Record<string, string>) => submitForm(admin, '/admin/site/mail', { intent: 'save', ...fields });
  const server = () => ({ host: '127.0.0.1', port: new URL(mail.url).port, security: 'none' });

  it('is not sent before it is set up, and says so to subscribers', async () => {
    expect(await page('/subscribe')).toContain('We’ll keep your address for later.');
    expect((await visitor('POST', '/api/subscribe', { json: { email: 'a@example.org' } })).body.next).toBeUndefined();
    expect((await admin('GET', '/admin/newsletter')).body).toContain('because mail isn’t set up');
  });

  it.each([
    [{ port: '70000' }, 'Enter a number from 1 to 65535.'],
    [{ host: 'smtp example' }, 'Enter a host name'],
    [{ to: 'nobody' }, 'Enter an address, such as'],
    [{ to: 'a@b.c;d@e.f' }, 'Enter an address, such as'],
    [{ from: 'a@b.c, d@e.f' }, 'Enter an address, or a name'],
    [{ from: 'Me <me>' }, 'Enter an address, or a name'],
  ])('refuses %o and keeps what was typed', async (fields, message) => {
    const { status, body } = await save({ user: 'typed-user', ...fields } as Record<string, string>);
    expect(status).toBe(422);
    expect(body).toContain(message);
    expect(body).toContain('typed-user');
  });

  it('keeps the password encrypted and never shows it', async () => {
    await save({ ...server(), user: 'me', password: 'Open-sesame-4711', to: 'me@gallery.test' });
    const [row] = await inDatabase<{ value: { password: string } }>(
      site,
      `select value from setting where name = 'mail'`,
    );
    expect(row?.value.password).toMatch(/^[\w-]{30,}$/);
    expect(JSON.stringify(row)).not.toContain('sesame');
    const body: string = (await admin('GET', '/admin/site/mail')).body;
    expect(body).not.toContain('sesame');
    expect(body).not.toContain(row?.value.password);
    expect(body).toContain('Stored encrypted. Leave blank to keep it.');
    await save({ ...server(), user: 'me', password: '', to: 'me@gallery.test' });
    const [kept] = await inDatabase<{ value: { password: string } }>(
      site,
      `select value from setting where name = 'mail'`,
    );
    expect(kept?.value.password).toBe(row?.value.password);
  });

  it.each([
    ['host', 'elsewhere.test'],
    ['port', '2525'],
    ['security', 'tls'],
    ['user', 'somebody'],
  ])('does not give the stored password to another %s', async (field, value) => {
    const me = { ...server(), user: 'me', to: 'me@gallery.test' };
    const stored = () => inDatabase<{ value: object }>(site, `select value from setting where name = 'mail'`);
    const before = await stored();
    for (const intent of ['save', 'test']) {
      const { status, body } = await save({ ...me, intent, [field]: value });
      expect(status).toBe(422);
      expect(body).toContain('Enter the password too');
    }
    expect(await stored()).toEqual(before);
    expect((await save({ ...me, [field]: value, password: 'Another-one-4711' })).status).toBe(303);
    expect((await save({ ...me, password: 'Open-sesame-4711' })).status).toBe(303);
  });

  it('says that a password is missing which the session secret no longer opens', async () => {
    await inDatabase(
      site,
      `update setting set value = value || '{"password": "${Buffer.alloc(60).toString('base64url')}"}' where name = 'mail'`,
    );
    const { body } = await admin('GET', '/admin/site/mail');
    expect(body).toContain('The stored password can’t be read');
    expect(body).not.toContain('Stored encrypted.');
  });

  it('sends a test, or shows the server’s own answer', async () => {
    const me = { ...server(), to: 'me@gallery.test' };
    mail.refuse(true);
    const refused = await save({ ...me, intent: 'test' });
    expect(refused.status).toBe(422);
    expect(refused.body).toContain('550 5.1.1 No mailbox for me@gallery.test');
    mail.refuse(false);
    expect((await save({ ...me, intent: 'test' })).status).toBe(303);
    expect(mail.mails.at(-1)).toContain('Subject: Test from Coast & Co');
    const away = await save({ ...me, port: '9', intent: 'test' });
    expect(away.body).toContain('No mail server answers on this port.');
    await save(me);
  });

  it('then reaches the owner and subscribers', async () => {
    mail.mails.length = 0;
    await show('/contact', 'me@gallery.test');
    const message = { email: 'b@example.org', subject: 'Hello there', message: 'A long enough message.' };
    expect((await visitor('POST', '/api/contact', { json: message })).status).toBe(201);
    expect((await visitor('POST', '/api/subscribe', { json: { email: 'c@example.org' } })).body.next).toBeDefined();
    await expect.poll(() => mail.mails.length).toBe(2);
    expect(mail.mails.join()).toContain('To: me@gallery.test');
    expect(mail.mails.join()).toContain('To: c@example.org');
  });

  it('sends no newsletter while no address is confirmed', async () => {
    await submitForm(admin, '/admin/newsletter', { subject: 'Autumn', words: '', intent: 'save' });
    expect((await admin('GET', '/admin/newsletter/send')).body).not.toContain('Send now');
    const { status, body } = await submitForm(admin, '/admin/newsletter/send', {});
    expect(status).toBe(422);
    expect(body).toContain('No subscriber has confirmed their address yet.');
  });
});

describe('the first address of a draft', () => {
  it('leads to its page in the reader’s language', async () => {
    const image = await newPicture('draft.png', 700, 500);
    const { id } = (await admin('POST', '/api/wallpapers', { form: { publishedAt: 'draft', image } })).body;
    await submitForm(admin, '/admin/drafts', { intent: 'publish', id: String(id) });
    const published = (await visitor('GET', `/api/wallpapers/${id}`)).body.id;
    expect(published).toBeGreaterThan(id);
    for (const prefix of ['', '/es'])
      expect((await visitor('GET', `${prefix}/wallpaper/${id}`)).headers.get('Location')).toBe(
        `${prefix}/wallpaper/${published}`,
      );
  });
});

describe('the first steps', () => {
  it('can be skipped and found again', async () => {
    const before: string = (await admin('GET', '/admin')).body;
    expect(before).toContain('Choose your own password');
    expect(before).not.toContain('Name the site');
    expect((await submitForm(admin, '/admin/setup', { step: 'password' })).status).toBe(302);
    const after: string = (await admin('GET', '/admin')).body;
    expect(after).toMatch(/1 skipped[\s\S]*Choose your own password/);
    expect((await submitForm(admin, '/admin/setup', { step: 'other' })).status).toBe(422);
  });
});

describe('with a mail server in the environment', () => {
  let other: Site;
  let owner: Send;

  beforeAll(async () => {
    const SMTP_URL = mail.url.replace('//', '//user:Open-sesame@');
    other = await startSite({ env: { SMTP_URL, CONTACT_EMAIL: 'them@gallery.test' } });
    owner = await administrator(other);
  });
  afterAll(() => other.stop());

  const store = (value: object) =>
    inDatabase(
      other,
      `insert into setting (name, value) values ('mail', $1) on conflict (name) do update set value = excluded.value`,
      [JSON.stringify(value)],
    );

  it('keeps a stored one, and shows what the environment says', async () => {
    const stored = {
      host: 'smtp.mine.test',
      port: 465,
      security: 'tls',
      user: 'me',
      password: 'sealed',
      from: '',
      to: 'me@gallery.test',
    };
    await store(stored);
    const { body } = await owner('GET', '/admin/site/mail');
    expect(body).toContain('The mail server is set by SMTP_URL in the environment.');
    expect(body).toContain('value="them@gallery.test"');
    expect(body).not.toMatch(/Open-sesame|smtp\.mine\.test" name|value="me@gallery/);
    expect((await submitForm(owner, '/admin/site/mail', { from: 'Us <us@gallery.test>', to: 'x@y.test' })).status).toBe(
      303,
    );
    const [row] = await inDatabase<{ value: object }>(other, `select value from setting where name = 'mail'`);
    expect(row?.value).toEqual({ ...stored, from: 'Us <us@gallery.test>', siteUrl: '' });
  });

  it('and a stored address, neither reports nor mails have the host of the request', async () => {
    const address = 'https://walls.test';
    await store({ ...NO_MAIL, siteUrl: address });
    const image = await newPicture();
    const { id } = (await owner('POST', '/api/wallpapers', { form: { image } })).body;
    mail.mails.length = 0;
    const forged = {
      'X-Requested-With': '',
      // As a proxy that passes on any Host header; `fetch` itself can't send a forged one.
      'X-Forwarded-Host': 'evil.test',
      Origin: 'http://evil.test',
      Referer: 'http://evil.test/',
    };
    const stranger = client(other.url);
    const fields = {
      ...{ reason: 'mine', message: 'I took this picture.', name: 'Ada', email: 'ada@example.org' },
      ...{ statement: 'on', homepage: '' },
    };
    expect((await submitForm(stranger, `/wallpaper/${id}/report`, fields, forged)).status).toBe(303);
    const subscription = { email: 'ada@example.org', homepage: '', next: '/' };
    expect((await submitForm(stranger, '/subscribe', subscription, forged)).status).toBe(303);
    expect(await inDatabase(other, 'select page from report')).toEqual([{ page: `${address}/wallpaper/${id}` }]);
    const csv = await owner('GET', '/api/subscribers?format=csv', { headers: { 'X-Forwarded-Host': 'evil.test' } });
    expect(csv.body).toContain(`${address}/unsubscribe/`);
    await expect.poll(() => mail.mails.length).toBe(3);
    expect(mail.mails.join()).toContain(`${address}/wallpaper/${id}`);
    expect(mail.mails.join()).toContain(`${address}/subscribe/confirm/`);
    expect(mail.mails.join() + csv.body).not.toContain('evil.test');
  });
});

it('the System page says what runs and how to upgrade', async () => {
  const { body } = await admin('GET', '/admin/site/system');
  expect(body).toContain('<dt>Tapeta</dt><dd>0.9.0</dd>');
  expect(body).toContain('npm run backup');
});
