import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { newPicture } from '../support/api-client';
import type { onSharedSite } from '../support/shared-site';
import { inDatabase } from '../support/site-database';
import type { Browser } from './browser';

type Journey = (browser: Browser<unknown>, site: ReturnType<typeof onSharedSite>, name: string) => Promise<void>;

const CARDS = '//section//li[.//h3]';

/** What most people come for, the commonest first. `name` is of its browser alone. */
export const JOURNEYS: Record<string, Journey> = {
  'comes from the home page to a downloaded file': async (browser, { site, upload }, name) => {
    await upload({ title: `Lagoon ${name}`, featured: 'true' });
    await browser.open(`${site.url}/`);
    await browser.press(`Lagoon ${name}`);
    expect((await browser.download('Download JPEG')).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  },
  searches: async (browser, { site, upload }, name) => {
    await upload({ title: `Reef ${name}` });
    await browser.open(`${site.url}/`);
    await browser.fill('Search wallpapers', `reef ${name}\n`);
    await browser.says('Results for');
    await browser.says(`Reef ${name}`);
  },
  'filters a list': async (browser, { site, upload }, name) => {
    await upload({ title: `Cliff wide ${name}`, deviceType: 'pc' });
    await upload({ title: `Cliff tall ${name}`, deviceType: 'mobile' });
    await browser.open(`${site.url}/?q=${encodeURIComponent(`cliff ${name}`)}`);
    await browser.press('Filters');
    await browser.press('Mobile', 'form');
    await browser.counts(CARDS, 1);
  },
  'sees more of a list': async (browser, { site, upload }, name) => {
    const tag = `many ${name}`;
    for (let count = 0; count < 41; count += 1) await upload({ title: `${count} of ${tag}`, tags: tag });
    await browser.open(`${site.url}/?q=${encodeURIComponent(tag)}`);
    await browser.counts(CARDS, 40);
    await browser.press('Load More Wallpapers');
    // In the same list, or on the next page if the press came before the scripts.
    await browser.says(`0 of ${tag}`);
  },
  'goes to a category': async (browser, { site, upload, visitor }, name) => {
    const { body: categories } = await visitor('GET', '/api/categories');
    const { id } = categories.find(({ slug }: { slug: string }) => slug === 'nature');
    await upload({ title: `Glade ${name}`, categoryId: String(id), featured: 'true' });
    await browser.open(`${site.url}/`);
    await browser.press('Nature');
    await browser.says('Nature wallpapers');
    await browser.says(`Glade ${name}`);
  },
  'cuts a wallpaper for a phone': async (browser, { site, upload }, name) => {
    const { id } = await upload({ title: `Dune ${name}` }, await newPicture(undefined, 1500, 2600));
    await browser.open(`${site.url}/wallpaper/${id}`);
    await browser.press(['For my screen', 'Get it for']);
    await browser.press('All sizes');
    await browser.press('Android, 20:9');
    const { width, height } = await sharp(await browser.download('Download 1080 × 2400')).metadata();
    expect([width, height]).toEqual([1080, 2400]);
  },
  'keeps a wallpaper from its card and finds it in the list': async (browser, { site, upload }, name) => {
    await upload({ title: `Pier ${name}` });
    await browser.open(`${site.url}/?q=${encodeURIComponent(`pier ${name}`)}`);
    await browser.press(`Keep Pier ${name}`);
    await browser.press('Show my list');
    await browser.says('My list');
    await browser.says(`Pier ${name}`);
  },
  'writes to us, with a mistake that is corrected': async (browser, { site }, name) => {
    await browser.open(`${site.url}/contact`);
    await browser.fill('Email', 'reader');
    await browser.fill('Subject', `From ${name}`);
    await browser.fill('Message', 'A question about the sea');
    await browser.press('Send message');
    await browser.says('Invalid email');
    await browser.fill('Email', 'reader@example.org');
    await browser.press('Send message');
    await browser.says('Your message has arrived.');
    const found = await inDatabase(site, 'select message from contact_message where subject = $1', [`From ${name}`]);
    expect(found).toEqual([{ message: 'A question about the sea' }]);
  },
  subscribes: async (browser, { site }, name) => {
    const address = `${name.replaceAll(' ', '-')}@example.org`;
    await browser.open(`${site.url}/subscribe`);
    await browser.fill('Email Address', address);
    await browser.press('Subscribe', 'form');
    await browser.says("You've been subscribed to our newsletter");
    expect(await inDatabase(site, 'select from subscriber where email = $1', [address])).toHaveLength(1);
  },
  'logs in as the administrator, uploads, publishes and deletes': async (browser, { site, visitor }, name) => {
    const title = `Chosen in ${name}`;
    const search = `/api/wallpapers?search=${encodeURIComponent(title)}`;
    const picture = path.join(tmpdir(), `${name}-${process.pid}.jpg`);
    await writeFile(picture, Buffer.from(await (await newPicture(undefined, 800, 600)).arrayBuffer()));
    await browser.open(`${site.url}/admin/wallpapers/new`);
    await browser.fill('Username', site.adminUsername);
    await browser.fill('Password', site.adminPassword);
    await browser.press('Log in', 'form');
    // First: the file fills in what is blank.
    await browser.fill('Title', title);
    await browser.choose('Image', picture);
    await browser.press('Keep as a draft');
    await browser.press('Upload wallpaper', 'form');
    await browser.press(title);
    // The list of drafts has a button of the same name.
    await browser.press('Publish now', 'main[not(.//table)]');
    await browser.says('1 wallpaper published');
    expect((await visitor('GET', search)).body).toMatchObject([{ title }]);
    await browser.open(`${site.url}/admin/wallpapers?q=${encodeURIComponent(title)}`);
    await browser.press(`Delete ${title}`);
    await browser.press('Delete', '*[@role="alertdialog"]');
    await browser.says('Wallpaper deleted successfully');
    expect((await visitor('GET', search)).body).toEqual([]);
  },
};
