import { beforeAll, describe, expect, it } from 'vitest';
import { newPicture } from '../support/api-client';
import { PlainBrowser } from '../support/plain-browser';
import { onSharedSite } from '../support/shared-site';
import { inDatabase } from '../support/site-database';

const { site, admin } = onSharedSite();

/** A button to press after filling in fields, or a link to follow, and what the page then says. */
type Step = [button: string, typed: Record<string, string | string[] | File>, says: string] | [link: string];

const SECRET = /password/i;

/** Walks through the steps. A refused form must keep what was typed, apart from passwords and files. */
async function walk(browser: PlainBrowser, start: string, steps: Step[]): Promise<void> {
  await browser.open(start);
  for (const [name, typed, says] of steps) {
    if (!typed || says === undefined) {
      await browser.follow(name);
      continue;
    }
    await browser.press(name, typed);
    expect(browser.text, `${start}: ${name}`).toContain(says);
    if (browser.status < 400) continue;
    for (const [label, value] of Object.entries(typed))
      if (!SECRET.test(label) && !(value instanceof File))
        expect(browser.values(label), `${start}: ${label}`).toEqual([value].flat());
  }
}

let pictures = 0;
async function add(fields: Record<string, string> = {}): Promise<number> {
  pictures += 1;
  const form = { title: `Picture ${pictures}`, image: await newPicture(), ...fields };
  return (await admin('POST', '/api/wallpapers', { form })).body.id;
}

const idOf = async (sql: string): Promise<number> => (await inDatabase<{ id: number }>(site, sql))[0]?.id ?? 0;

describe('a visitor without JavaScript', () => {
  it('writes to the administrator', () =>
    walk(new PlainBrowser(site.url), '/contact', [
      ['Send message', { Email: 'reader', Subject: 'Hi', Message: 'Hey!' }, 'Please enter a valid email address.'],
      ['Send message', { Email: 'a@b.example', Subject: 'Thanks', Message: 'For the sea' }, 'Message sent'],
    ]));

  it('subscribes, cancels, and unsubscribes with the link in a mail', async () => {
    const browser = new PlainBrowser(site.url);
    await walk(browser, '/subscribe?next=%2Fprivacy', [
      ['Subscribe', { 'Email Address': 'nobody' }, 'Please enter a valid email address'],
      ['Subscribe', { 'Email Address': 'leaving@example.org' }, "You've been subscribed to our newsletter"],
      ['Back to the gallery'],
    ]);
    expect(browser.path).toBe('/privacy');
    const file: string = (await admin('GET', '/api/subscribers?format=csv')).body;
    const link = /"leaving@example\.org".*"(http[^"]*)"/.exec(file)?.[1] ?? '';
    await walk(browser, new URL(link).pathname, [['Unsubscribe', {}, 'You are unsubscribed']]);
    await browser.open(new URL(link).pathname);
    expect(browser.text).toContain('Nothing to unsubscribe');
    await browser.follow('contact us');
    expect(browser.values('Subject')).toEqual(['Remove my address']);
  });

  it('reports a wallpaper', async () => {
    const id = await add();
    await walk(new PlainBrowser(site.url), `/wallpaper/${id}`, [
      ['Report this wallpaper'],
      [
        'Send report',
        { 'What exactly is wrong?': 'I took it' },
        'Confirm that what you write is accurate and complete.',
      ],
      [
        'Send report',
        {
          'What is wrong?': 'mine',
          'Your name': 'Ada Example',
          'Your email': 'ada@example.org',
          'I believe in good faith': 'on',
        },
        'Report sent',
      ],
    ]);
  });

  it('keeps wallpapers in a list, arranges, shares and deletes it', async () => {
    const [first, second] = [await add({ title: 'Pier' }), await add({ title: 'Dune' })];
    const browser = new PlainBrowser(site.url);
    await walk(browser, `/wallpaper/${first}`, [['Keep Pier', {}, 'Pier']]);
    await walk(browser, `/wallpaper/${second}`, [['Keep Dune', {}, 'Dune']]);
    expect(browser.path).toMatch(/^\/list\/[\w-]{22}/);
    const order = () =>
      ['Pier', 'Dune'].toSorted((a, b) => browser.html.indexOf(`Remove ${a}`) - browser.html.indexOf(`Remove ${b}`));
    await walk(browser, browser.path, [['Move Dune up', {}, 'Dune']]);
    expect(order()).toEqual(['Dune', 'Pier']);
    await walk(browser, browser.path, [
      ['Save', { 'Note, only for you': 'For the study' }, 'For the study'],
      ['Save title', { 'Title of the list': 'By the sea' }, 'Title saved'],
      ['Replace link', {}, 'Link replaced'],
      ['Remove Pier', {}, 'Dune'],
      ['Delete list', {}, 'List deleted'],
    ]);
  });

  it('saves a screen, and forgets it', async () => {
    const id = await add();
    const browser = new PlainBrowser(site.url);
    await walk(browser, `/wallpaper/${id}/screen?width=640&height=480`, [
      ['Make this my screen', {}, 'Forget my screen'],
      ['Forget my screen', {}, 'Make this my screen'],
      ['Show', { 'Width, px': '0' }, 'Width'],
    ]);
  });

  it('chooses small pictures and a theme, and stays on the page', async () => {
    const browser = new PlainBrowser(site.url);
    await walk(browser, '/?tab=pc', [
      ['Small pictures', {}, 'Full pictures'],
      ['Full pictures', {}, 'Small pictures'],
      ['Dark', {}, 'Dark'],
    ]);
    expect(browser.path).toBe('/?tab=pc');
    expect(browser.html).toMatch(/<button[^>]* aria-pressed="true"[^>]*>(?:<[^>]*>)*Dark/);
  });

  it('logs in and out', () =>
    walk(new PlainBrowser(site.url), '/login?next=/admin/site/system', [
      ['Log in', { Username: 'admin', Password: 'wrong' }, 'Invalid username or password'],
      ['Log in', { Username: 'admin', Password: site.adminPassword }, 'System'],
      ['Back to Site', {}, 'Free wallpapers'],
    ]));
});

describe('the administrator without JavaScript', () => {
  let browser: PlainBrowser;
  beforeAll(async () => {
    browser = new PlainBrowser(site.url);
    await walk(browser, '/login', [['Log in', { Username: 'admin', Password: site.adminPassword }, 'Overview']]);
  });

  it('marks, answers and deletes messages', async () => {
    await inDatabase(site, 'delete from contact_message');
    for (const subject of ['One', 'Two'])
      await inDatabase(
        site,
        `insert into contact_message (email, subject, message) values ('a@b.example', $1, 'Text')`,
        [subject],
      );
    await walk(browser, '/admin/messages', [
      ['Mark as read: One', {}, 'Mark as unread: One'],
      ['Mark as unread: One', {}, 'Mark as read: One'],
      ['Mark all as read', {}, 'Mark as unread: Two'],
    ]);
    await walk(browser, '/admin/messages', [['Mark as answered: One', {}, 'Two']]);
    expect(browser.path).toBe('/admin/messages');
    expect(browser.text).not.toContain('answered: One');
    await walk(browser, '/admin/messages?show=all', [
      ['Mark as unanswered: One', {}, 'Mark as answered: One'],
      ['Delete One'],
      ['Delete', {}, 'Message deleted'],
    ]);
    expect(browser.text).not.toContain('One');
  });

  it('uploads a wallpaper, edits, renames and features it', async () => {
    await walk(browser, '/admin/wallpapers/new', [
      ['Upload wallpaper', { Title: 'Typed', Tags: 'a, b' }, 'Please select an image file'],
      [
        'Upload wallpaper',
        { Image: await newPicture('Sunny_Waterfall_Canyon.png', 300, 500) },
        'Wallpaper uploaded successfully',
      ],
    ]);
    const id = await idOf('select max(id) as id from wallpaper');
    await walk(browser, `/admin/wallpapers/${id}?list=sort%3Dtitle`, [
      ['Save changes', { Title: ' ', Description: 'Kept' }, 'Title is required.'],
      ['Save changes', { Title: 'Mill', Tags: 'one, two', Featured: 'on' }, 'Wallpaper updated successfully'],
    ]);
    expect((await admin('GET', `/api/wallpapers/${id}`)).body).toMatchObject({
      ...{ title: 'Mill', description: 'Kept', tags: ['one', 'two'], featured: true, resolution: '300x500' },
    });
    await walk(browser, `/admin/wallpapers?rename=${id}`, [
      ['Save', { 'Title of Mill': 'x'.repeat(201) }, 'at most 200 characters'],
      ['Save', { 'Title of Mill': 'Water mill' }, 'Water mill'],
      ['Featured: Water mill', {}, 'Water mill'],
    ]);
    expect((await admin('GET', `/api/wallpapers/${id}`)).body).toMatchObject({ title: 'Water mill', featured: false });
    await browser.open('/admin/wallpapers');
    await admin('DELETE', `/api/wallpapers/${id}`);
    await browser.press('Featured: Water mill');
    expect(browser.text).toContain('This wallpaper was deleted.');
  });

  it('gives credit, and is told which part is wrong', async () => {
    const id = await add();
    await walk(browser, `/admin/wallpapers/${id}`, [
      [
        'Save changes',
        { 'Author (optional)': 'Ann <b>', 'Link to the author': 'example.com', Licence: 'cc-by-4.0' },
        'Link to the author must be an address that begins with',
      ],
      ['Save changes', { 'Link to the author': 'https://example.com' }, 'Wallpaper updated successfully'],
    ]);
    await walk(browser, `/admin/wallpapers/${id}`, [
      [
        'Save changes',
        { 'Author (optional)': '', 'Link to the author': '', Licence: 'other' },
        'Say which licence it is.',
      ],
      ['Save changes', { 'Which licence': 'Ask me' }, 'Wallpaper updated successfully'],
    ]);
  });

  it('goes through a list, with and without saving', async () => {
    for (const title of ['Ash walked', 'Beech walked', 'Chestnut walked']) await add({ title });
    await walk(browser, '/admin/wallpapers?q=walked&sort=title', [
      ['Edit Ash walked'],
      ['Save and next', { Title: 'Aspen walked' }, 'Edit “Beech walked”'],
      ['Next'],
    ]);
    expect(browser.text).toContain('Edit “Chestnut walked”');
    expect(browser.text).not.toContain('Save and next');
    await walk(browser, browser.path, [['Previous'], ['Cancel']]);
    expect(browser.text).toContain('Aspen walked');
  });

  it('saves an edit of a wallpaper that was deleted meanwhile', async () => {
    const id = await add({ title: 'Short-lived' });
    await browser.open(`/admin/wallpapers/${id}`);
    const theirs = { title: 'Short-lived', resolution: '9x9', fileSize: '9 KB', author: 'Theirs' };
    await admin('PUT', `/api/wallpapers/${id}`, { json: theirs });
    await admin('DELETE', `/api/wallpapers/${id}`);
    await browser.press('Save changes', { Title: 'Lives on', Tags: 'phoenix' });
    expect(browser.text).toContain('This wallpaper was deleted in another window');
    await browser.press('Restore and save');
    expect((await admin('GET', `/api/wallpapers/${id}`)).body).toMatchObject({
      ...{ ...theirs, title: 'Lives on', tags: ['phoenix'] },
    });
  });

  it('edits and deletes several wallpapers, and all that a filter finds', async () => {
    const ids = [await add({ title: 'Alder bulk' }), await add({ title: 'Birch bulk' })];
    const select = { id: ids.map(String) };
    const list = '/admin/wallpapers?q=bulk';
    await walk(browser, list, [
      ['Edit selected', {}, 'No wallpaper is selected.'],
      ['Back to the list'],
      ['Edit selected', select, 'Edit 2 wallpapers'],
      ['Save changes', { 'Add tags': '' }, 'Choose at least one change.'],
      ['Save changes', { 'Add tags': 'moss', Featured: 'yes' }, '2 wallpapers updated'],
    ]);
    expect((await admin('GET', `/api/wallpapers/${ids[1]}`)).body).toMatchObject({ tags: ['moss'], featured: true });
    await walk(browser, list, [
      ['Delete selected', {}, 'No wallpaper is selected.'],
      ['Back to the list'],
      ['Delete selected', select, 'Delete 2 wallpapers?'],
      ['Delete', {}, '2 wallpapers deleted'],
    ]);
    expect(browser.path).toMatch(/^\/admin\/wallpapers\?q=bulk/);
    await inDatabase(
      site,
      `insert into wallpaper (title, resolution, file_size, device_type, file_key, sha256, format, width, height, bytes,
         perceptual_hash, palette, focal_x, focal_y, placeholder)
       select 'Whole ' || n, resolution, file_size, device_type, left(md5(title || n), 24), md5(title || n) || md5(n || title),
         format, width, height, bytes, perceptual_hash, palette, focal_x, focal_y, placeholder
       from wallpaper, generate_series(1, 204) n where id = $1`,
      [await add()],
    );
    await walk(browser, '/admin/wallpapers?q=whole', [
      ['Select the whole page'],
      ['Select all 204 wallpapers found'],
      ['Delete selected', {}, 'Delete 204 wallpapers?'],
      ['Delete', {}, '204 wallpapers will be deleted in the background'],
    ]);
    await expect.poll(() => inDatabase(site, `select from wallpaper where title like 'Whole %'`)).toEqual([]);
    await inDatabase(site, `delete from trashed_wallpaper where title like 'Whole %'`);
  });

  it('undoes a deletion, restores, and empties the trash after a question', async () => {
    const id = await add({ title: 'Thought' });
    const status = async () => (await admin('GET', `/api/wallpapers/${id}`)).status;
    await walk(browser, '/admin/wallpapers?q=Thought', [
      ['Delete Thought'],
      ['Delete', {}, 'Wallpaper deleted successfully'],
    ]);
    expect(await status()).toBe(404);
    await browser.press('Undo');
    expect(browser.text).toContain('1 wallpaper restored');
    expect(browser.path).toMatch(/^\/admin\/wallpapers\?q=Thought/);
    await admin('DELETE', `/api/wallpapers/${id}`);
    const trash = '/admin/wallpapers/trash';
    await walk(browser, trash, [['Restore Thought', {}, '1 wallpaper restored']]);
    expect(await status()).toBe(200);
    await admin('DELETE', `/api/wallpapers/${id}`);
    await browser.open(trash);
    await admin('POST', `/api/wallpapers/${id}/restore`);
    await browser.press('Restore Thought');
    expect(browser.text).toContain('1 wallpaper was no longer in the trash.');
    await admin('DELETE', `/api/wallpapers/${id}`);
    await walk(browser, trash, [
      ['Delete selected permanently', {}, 'Select at least one wallpaper.'],
      ['Delete selected permanently', { id: [String(id)] }, 'Delete 1 wallpaper permanently?'],
      ['Cancel'],
      ['Restore selected', { id: [String(id)] }, '1 wallpaper restored'],
    ]);
    await admin('DELETE', `/api/wallpapers/${id}`);
    await walk(browser, trash, [
      ['Restore all', {}, 'The trash is empty.'],
      ['Delete all wallpapers in the gallery…'],
      ['Delete all wallpapers', { 'Type DELETE ALL WALLPAPERS to confirm': 'delete all' }, 'Purge aborted'],
    ]);
    expect(await status()).toBe(200);
    await admin('DELETE', `/api/wallpapers/${id}`);
    await walk(browser, trash, [['Empty trash', {}, 'permanently?']]);
    await browser.press('Delete permanently');
    expect(browser.text).toContain('The trash is empty.');
  });

  it('deletes all wallpapers with the exact words', async () => {
    const id = await add();
    await walk(browser, '/admin/wallpapers/purge', [
      ['Delete all wallpapers', { 'Type DELETE ALL WALLPAPERS to confirm': 'DELETE ALL WALLPAPERS' }, 'deleted'],
      ['Restore all', {}, 'The trash is empty.'],
    ]);
    expect((await admin('GET', `/api/wallpapers/${id}`)).status).toBe(200);
  });

  it('creates, changes, imports and deletes categories', async () => {
    await walk(browser, '/admin/categories', [
      ['Create', { 'New category': 'My seas', Slug: 'nature' }, 'The category “Nature” already has this slug.'],
      ['Create', { 'New category': 'Rivers & Lakes', Slug: '' }, 'Category created'],
      ['Edit Rivers & Lakes'],
      ['Save changes', { Name: '' }, 'Name is required.'],
      ['Save changes', { Name: 'Waters', Slug: 'waters' }, 'Category updated'],
      ['Delete Waters'],
      ['Delete', {}, 'Category deleted'],
    ]);
    await walk(browser, '/admin/categories/new', [
      ['More rows', { 'Name of category 2': 'Many Two' }, 'Name of category 10'],
      [
        'Create categories',
        { 'Name of category 10': 'Many Ten', 'Slug of category 10': 'many-x' },
        '2 categories created',
      ],
    ]);
    await walk(browser, '/admin/categories/new', [
      [
        'Import',
        {
          'One category per line': 'Hills\n\nNature\nПрирода',
          'Or a text file': new File(['Meadows\n'], 'list.txt', { type: 'text/plain' }),
        },
        '2 categories created, 2 failed',
      ],
      [
        'Create categories',
        { 'Slug of category 1': 'plain-nature', 'Slug of category 2': 'priroda' },
        '2 categories created',
      ],
    ]);
  });

  it('renames, merges, forgets and deletes tags', async () => {
    await add({ tags: 'willow, hazel, onyx, opal' });
    const tagged = (name: string) => `/admin/tags?q=${name}`;
    await walk(browser, tagged('willow'), [
      ['Edit willow'],
      ['Rename', { Name: 'hazel' }, 'There is already a tag “hazel”.'],
      ['Rename', { Name: 'Weeping willow' }, 'Tag renamed to “Weeping willow”'],
      ['Edit Weeping willow'],
      ['Forget willow', {}, 'Name forgotten'],
      ['Rename', { Name: 'hazel' }, 'There is already a tag “hazel”.'],
      ['Merge “Weeping willow” into “hazel” instead'],
      ['Merge', {}, 'Tag “Weeping willow” merged into “hazel”'],
    ]);
    const ids = [
      String(await idOf(`select id from tag where name = 'onyx'`)),
      String(await idOf(`select id from tag where name = 'opal'`)),
    ];
    await walk(browser, '/admin/tags?sort=name', [
      ['Merge selected', { id: ids, 'Merge into': 'no, where' }, 'A tag can’t contain a comma.'],
      ['Merge…', { 'Merge into': 'HAZEL' }, 'Merge 2 tags into “hazel”?'],
      ['Merge', {}, '2 tags merged into “hazel”'],
      ['Delete hazel'],
      ['Delete', {}, 'Tag “hazel” deleted'],
    ]);
  });

  it('sets the focal point of a wallpaper, and has it found', async () => {
    const id = await add();
    await walk(browser, `/admin/wallpapers/${id}`, [
      ['Save focal point', { 'From the left, %': '101' }, 'From the left'],
      [
        'Save focal point',
        { 'From the left, %': '100', 'From the top, %': '20' },
        'Focal point: 100% from the left, 20%',
      ],
      ['Find automatically', {}, 'Focal point: '],
    ]);
    expect(browser.text).not.toContain('Focal point: 100%');
  });

  it('plans, delays and publishes drafts', async () => {
    const id = await add({ title: 'Drizzle', publishedAt: 'draft' });
    const chosen = { id: [String(id)] };
    await walk(browser, '/admin/drafts', [
      [
        'Plan selected',
        { ...chosen, 'On a date and time': 'at', 'Date and time': '2020-05-05T10:00' },
        'This time has passed.',
      ],
      [
        'Plan selected',
        { 'Date and time': `${new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)}T10:00` },
        '1 wallpaper planned',
      ],
      ['Back to draft', chosen, '1 wallpaper without a plan'],
      ['Edit selected', chosen, 'Edit 1 wallpaper'],
      ['Save changes', { 'Add tags': 'rain' }, 'Wallpaper updated successfully'],
      ['Undo', {}, 'Undone for 1 wallpaper'],
      ['Delete selected', chosen, 'Delete “Drizzle”?'],
      ['Delete', {}, 'Wallpaper deleted successfully'],
      ['Undo', {}, 'Drizzle'],
      ['Publish now', chosen, '1 wallpaper published'],
    ]);
    expect((await admin('GET', `/api/wallpapers/${id}`)).status).toBe(200);
  });

  it('removes a subscriber and dismisses a finished task', async () => {
    await inDatabase(site, `insert into subscriber (email) values ('plain@example.org')`);
    await inDatabase(
      site,
      `insert into task (kind, title, input, state, total, done, failed, ended_at)
       values ('none', 'A finished task', '{}', 'done', 3, 3, 0, now())`,
    );
    await walk(browser, '/admin/subscribers?q=plain', [
      ['Remove plain@example.org'],
      ['Cancel'],
      ['Remove plain@example.org'],
      ['Remove', {}, 'Subscriber removed'],
    ]);
    expect(browser.path).toBe('/admin/subscribers?q=plain');
    await walk(browser, '/admin', [['Dismiss', {}, 'Overview']]);
    expect(browser.text).not.toContain('A finished task');
  });

  it('gives the site a name, a text and an address', async () => {
    await walk(browser, '/admin/site', [
      ['Save', { Name: 'Coast', 'Accent colour': 'yellow' }, 'Enter six digits after a #'],
      ['Save', { 'Accent colour': '' }, 'Saved. The site shows it now.'],
    ]);
    await walk(browser, '/admin/site/texts/imprint/en', [
      ['Preview', { Text: 'Ada **Example**' }, 'Ada Example'],
      ['Save', {}, 'Text saved'],
    ]);
    await walk(browser, '/admin/site/mail', [
      ['Save', { 'Address of your site': 'https://coast.test/gallery' }, 'Enter the address of the whole site'],
    ]);
  });

  it('keeps what was typed when the session ends, over the login', async () => {
    const id = await add({ title: 'Long lunch' });
    await browser.open(`/admin/wallpapers/${id}?list=sort%3Dtitle`);
    browser.clearCookies();
    const typed = { Title: 'After lunch', Description: 'Two lines,\nof “words” & <more>' };
    await browser.press('Save changes', typed);
    expect(browser.text).toContain('We kept what you typed.');
    await browser.press('Log in', { Username: 'admin', Password: 'wrong' });
    await browser.press('Log in', { Username: 'admin', Password: site.adminPassword });
    await browser.press('Continue where you left off');
    expect(browser.text).toContain('Nothing is saved yet');
    for (const [label, value] of Object.entries(typed)) expect(browser.values(label)).toEqual([value]);
    await browser.press('Save changes');
    expect(browser.text).toContain('Wallpaper updated successfully');
  });

  it('changes the password and ends other sessions', async () => {
    const NEW = 'four words nobody expects';
    const change = (current: string, next: string) => ({
      'Current password': current,
      'New password': next,
      'New password again': next,
    });
    await walk(browser, '/admin/site/account', [
      ['Change password', change('wrong', NEW), 'This is not your current password.'],
      ['Change password', change(site.adminPassword, NEW), 'All other sessions have ended.'],
    ]);
    await walk(browser, '/admin/site/account', [
      ['Change password', change(NEW, site.adminPassword), 'Password changed'],
    ]);
  });
});
