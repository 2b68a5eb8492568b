import type { Client } from 'pg';
import sharp from 'sharp';
import { jpegOptions, jpegWidths, renditionWidths, webpOptions } from '~/images/renditions';
import { administrator } from '../support/api-client';
import { paint } from '../support/painting';
import { doubts, load } from './load';
import { withServedSite } from './served-site';
import { printHead, printRow, verdict } from './table';

export const LARGE = { width: 5120, height: 2880 };
const USUAL = { width: 2560, height: 1440 };
const TURNS = 6;
/** The first ones load code. */
const WARM_UP = 2;
const BULK = 72;
/** As many as the upload form sends at a time. */
const AT_ONCE = 3;
const MAX_OF_BARE = 1.2;
const MIN_PER_SECOND = 3;
const VISITORS_P99_MS = 250;
const VISIT_SECONDS = 12;
const VISITS_PER_SECOND = 40;
const VISITS = ['/', '/?tab=mobile', '/category/nature', '/help', '/api/wallpapers'].map((path) => ({ path }));

/** With the grain of a photograph, because smooth pictures are too easy for encoders. */
export async function photograph(size: { width: number; height: number }): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const grain = sharp({ create: { ...size, channels: 3, background: 'grey', noise } });
  const layer = { input: await grain.png({ compressionLevel: 1 }).toBuffer(), blend: 'soft-light' } as const;
  return sharp(await paint(size))
    .composite([layer])
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Only what an upload renders before it is answered: no checks of the file, no row, no disk. */
async function bareSharp(picture: Buffer): Promise<void> {
  const { width } = LARGE;
  const large = await sharp(picture)
    .resize(Math.max(...renditionWidths(width)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scaled = (to: number) => sharp(large.data, { raw: large.info }).resize(to);
  await Promise.all([
    ...renditionWidths(width).map((to) => scaled(to).webp(webpOptions(to)).toBuffer()),
    ...jpegWidths(width).map((to) => scaled(to).jpeg(jpegOptions(to)).toBuffer()),
  ]);
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

export const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

type Upload = (picture: Buffer) => Promise<void>;

async function measureOne(upload: Upload): Promise<void> {
  const pictures = await Promise.all(Array.from({ length: WARM_UP + TURNS }, () => photograph(LARGE)));
  const site: number[] = [];
  const bare: number[] = [];
  for (const picture of pictures) {
    bare.push(await timed(() => bareSharp(picture)));
    site.push(await timed(() => upload(picture)));
  }
  const [ours, theirs] = [median(site.slice(WARM_UP)), median(bare.slice(WARM_UP))];
  printHead('upload, one after the other', ['ms', 'bare sharp', 'ratio', 'target', '']);
  const ratio = ours / theirs;
  const figures = [ours.toFixed(0), theirs.toFixed(0), ratio.toFixed(2), `<= ${MAX_OF_BARE}`];
  printRow(['JPEG of 5120 x 2880', ...figures, verdict(ratio <= MAX_OF_BARE)]);
}

/** Uploads in parallel with visitors. */
async function measureMany(upload: Upload, url: string): Promise<void> {
  const waiting: Buffer[] = [];
  while (waiting.length < BULK) waiting.push(await photograph(USUAL));
  const begun = performance.now();
  const end = begun + VISIT_SECONDS * 1000;
  let uploaded = 0;
  const uploading = async () => {
    for (let next = waiting.pop(); next && performance.now() < end; next = waiting.pop()) {
      await upload(next);
      uploaded += 1;
    }
    return performance.now();
  };
  const options = { seconds: VISIT_SECONDS, connections: 4, requests: VISITS, perSecond: VISITS_PER_SECOND };
  const [seen, ...ended] = await Promise.all([load(url, options), ...Array.from({ length: AT_ONCE }, uploading)]);
  const perSecond = uploaded / ((Math.max(...ended) - begun) / 1000);
  printHead(`upload of ${uploaded}, ${AT_ONCE} at once`, ['a second', 'target', 'visits', 'p99 ms', 'target', '']);
  const uploads = [perSecond.toFixed(1), `>= ${MIN_PER_SECOND}`];
  const visits = [String(seen.answers), String(seen.p99), `<= ${VISITORS_P99_MS}`];
  const isMet = perSecond >= MIN_PER_SECOND && seen.p99 <= VISITORS_P99_MS;
  printRow(['JPEG of 2560 x 1440', ...uploads, ...visits, verdict(isMet)], doubts(seen.unexpected, seen.answers));
}

/** How long the administrator waits for one picture and for many, and how that affects visitors. */
export async function measureUploads(client: Client, databaseUrl: string): Promise<void> {
  await withServedSite({ client, databaseUrl }, async ({ site }) => {
    const send = await administrator(site);
    const upload = async (picture: Buffer) => {
      const image = new File([new Uint8Array(picture)], 'grain.jpg', { type: 'image/jpeg' });
      const { status, body } = await send('POST', '/api/wallpapers', { form: { image } });
      if (status !== 201) throw new Error(`An upload was answered ${status}: ${JSON.stringify(body)}`);
    };
    await measureOne(upload);
    await measureMany(upload, site.url);
  });
}
