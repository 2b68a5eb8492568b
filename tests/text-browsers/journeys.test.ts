import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { newPicture } from '../support/api-client';
import { onSharedSite } from '../support/shared-site';
import { inDatabase } from '../support/site-database';
import { type Program, TextBrowser } from './text-browser';

const { site, upload, visitor } = onSharedSite();

describe.each<Program>(['lynx', 'w3m'])('with %s, a visitor', (program) => {
  let browser: TextBrowser;
  afterEach(() => browser.close());

  async function open(address: string): Promise<void> {
    browser = new TextBrowser(program);
    await browser.open(site.url + address);
  }

  it('comes from the home page to a downloaded file', async () => {
    await upload({ title: `Lagoon ${program}` });
    await open('/');
    await browser.press(`Lagoon ${program}`);
    await browser.says('Cut to fit');
    expect((await browser.download('Download JPEG')).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  });

  it('cuts a wallpaper for a phone', async () => {
    const { id } = await upload({ title: `Dune ${program}` }, await newPicture(undefined, 1500, 2600));
    await open(`/wallpaper/${id}`);
    await browser.press('For my screen');
    await browser.says('All sizes');
    await browser.press('Android, 20:9');
    await browser.says('Download 1080 × 2400');
    const { width, height } = await sharp(await browser.download('Download 1080 × 2400')).metadata();
    expect([width, height]).toEqual([1080, 2400]);
  });

  it('searches, and filters what is found', async () => {
    await upload({ title: `Reef tall ${program}`, deviceType: 'mobile' });
    await upload({ title: `Reef wide ${program}`, deviceType: 'pc' });
    await open('/?q=');
    await browser.fill('Search wallpapers', `reef ${program}`);
    await browser.press('Search', { nth: 2 });
    expect(await browser.says(`Reef wide ${program}`)).toContain(`Reef tall ${program}`);
    await browser.tick('Mobile 1');
    await browser.press('Show');
    await browser.says('Mobile ×');
    expect(browser.text).toContain(`Reef tall ${program}`);
    expect(browser.text).not.toContain(`Reef wide ${program}`);
  });

  it('keeps a wallpaper from its card and finds it in the list', async () => {
    await upload({ title: `Pier ${program}` });
    await open(`/?q=Pier+${program}`);
    await browser.press('Keep');
    await browser.says('Save title');
    expect(browser.text).toContain(`Pier ${program}`);
    await browser.press('Home');
    await browser.says('Free wallpapers');
  });

  it('subscribes', async () => {
    await open('/subscribe');
    await browser.fill('Email Address', `${program}@example.org`);
    await browser.press('Subscribe', { after: 'Cancel' });
    await browser.says('subscribed to our newsletter');
    expect(await inDatabase(site, 'select from subscriber where email = $1', [`${program}@example.org`])).toHaveLength(
      1,
    );
  });

  it('writes to us, with a mistake that is corrected', async () => {
    await open('/contact');
    await browser.fill('Email', 'reader');
    await browser.fill('Subject', `From ${program}`);
    await browser.fill('Message', 'A question about the sea');
    await browser.press('Send message');
    await browser.says('enter a valid email address');
    await browser.fill('Email', 'reader@example.org');
    await browser.press('Send message');
    await browser.says('Message sent');
    const found = await inDatabase(site, 'select message from contact_message where subject = $1', [`From ${program}`]);
    expect(found).toEqual([{ message: 'A question about the sea' }]);
  });

  it('logs in as the administrator, uploads, publishes and deletes', async () => {
    const picture = path.join(tmpdir(), `${program}-${process.pid}.jpg`);
    await writeFile(picture, Buffer.from(await (await newPicture()).arrayBuffer()));
    await open('/admin/wallpapers/new');
    await browser.fill('Username', site.adminUsername);
    await browser.fill('Password', site.adminPassword);
    await browser.press('Log in', { after: 'Password' });
    await browser.says('Upload wallpaper');
    await browser.fill('Title', `Typed in ${program}`);
    await browser.tick('Keep as a draft');
    await browser.fill('Image', picture);
    // w3m sends a form as soon as a file is chosen that may only be of some types.
    if (program === 'lynx') await browser.press('Upload wallpaper', { after: 'Image' });
    await browser.says(`Typed in ${program}`);
    await browser.press(`Typed in ${program}`, { after: 'Picture' });
    await browser.says('Publish now');
    await browser.press('Publish now');
    await browser.says('1 wallpaper published');
    const published = await visitor('GET', `/api/wallpapers?search=typed+${program}`);
    expect(published.body).toMatchObject([{ title: `Typed in ${program}` }]);
    await browser.press('Wallpapers', { after: 'Overview' });
    await browser.says('Upload many');
    // w3m breaks titles in the table's cells, so this is the first row of the newest.
    await browser.press('Added', { after: 'Resolution' });
    await browser.press('Delete', { after: 'Actions' });
    await browser.says(`Delete “Typed in ${program}”`);
    await browser.press('Delete', { after: 'Cancel' });
    await browser.says('Wallpaper deleted successfully');
    expect((await visitor('GET', `/api/wallpapers?search=typed+${program}`)).body).toEqual([]);
  });
});
