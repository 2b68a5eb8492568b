import type { Client } from 'pg';
import sharp from 'sharp';
import { jpegWidths, renditionWidths } from '~/images/variants';
import { administrator } from '../support/api-client';
import { paint } from '../support/painting';
import { doubts, load } from './load';
import { withServedSite } from './served-site';
import { printHead, printRow, verdict } from './table';

const LARGE = { width: 5120, height: 2880 };
const USUAL = { width: 2560, height: 1440 };
const TURNS = 6;
/** The first one of each loads code. */
const WARM_UP = 2;
const BULK = 72;
/** As many as the upload form has under way. */
const AT_ONCE = 3;
const MOST_OF_BARE = 1.2;
const LEAST_PER_SECOND = 3;
const VISITORS_P99_MS = 250;
const VISIT_SECONDS = 12;
const VISITS_PER_SECOND = 40;
const VISITS = ['/', '/?tab=mobile', '/category/nature', '/help', '/api/wallpapers'].map((path) => ({ path }));

/** With the grain of a photograph, without which every encoder has little to do. */
async function photograph(size: { width: number; height: number }): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const grain = sharp({ create: { ...size, channels: 3, background: 'grey', noise } });
  const layer = { input: await grain.png({ compressionLevel: 1 }).toBuffer(), blend: 'soft-light' } as const;
  return sharp(await paint(size))
    .composite([layer])
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** What an upload makes before it is answered, and nothing else: no looks at the file, no row, no disk. */
async function bareSharp(picture: Buffer): Promise<void> {
  const { width } = LARGE;
  const large = await sharp(picture)
    .resize(Math.max(...renditionWidths(width)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scaled = (to: number) => sharp(large.data, { raw: large.info }).resize(to);
  await Promise.all([
    ...renditionWidths(width).map((to) =>
      scaled(to)
        .webp(to > 1280 ? { quality: 84, effort: 2 } : { quality: 80, effort: 4 })
        .toBuffer(),
    ),
    ...jpegWidths(width).map((to) =>
      scaled(to)
        .jpeg({ quality: 82, progressive: true, mozjpeg: to <= 1280 })
        .toBuffer(),
    ),
  ]);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How long the administrator waits for one picture and for many, and what visitors notice of that. */
export async function measureUploads(client: Client, databaseUrl: string): Promise<void> {
  const large = await Promise.all(Array.from({ length: TURNS + WARM_UP }, () => photograph(LARGE)));
  const usual: Buffer[] = [];
  for (let turn = 0; turn < BULK; turn += 1) usual.push(await photograph(USUAL));
  await withServedSite({ client, databaseUrl }, async ({ site }) => {
    const send = await administrator(site);
    const upload = async (picture: Buffer) => {
      const image = new File([new Uint8Array(picture)], 'grain.jpg', { type: 'image/jpeg' });
      const { status, body } = await send('POST', '/api/wallpapers', { form: { image } });
      if (status !== 201) throw new Error(`An upload was answered ${status}: ${JSON.stringify(body)}`);
    };
    const times = { site: [] as number[], bare: [] as number[] };
    for (const picture of large) {
      times.bare.push(await timed(() => bareSharp(picture)));
      times.site.push(await timed(() => upload(picture)));
    }
    const [ours, bare] = [median(times.site.slice(WARM_UP)), median(times.bare.slice(WARM_UP))];
    printHead('upload, one after the other', ['ms', 'bare sharp', 'ratio', 'target', '']);
    const isNear = ours <= bare * MOST_OF_BARE;
    printRow([
      'JPEG of 5120 x 2880',
      ours.toFixed(0),
      bare.toFixed(0),
      (ours / bare).toFixed(2),
      `<= ${MOST_OF_BARE}`,
      verdict(isNear),
    ]);

    const begun = performance.now();
    const visiting = load(site.url, {
      seconds: VISIT_SECONDS,
      connections: 4,
      requests: VISITS,
      perSecond: VISITS_PER_SECOND,
    });
    let isOver = false;
    visiting.finally(() => {
      isOver = true;
    });
    let uploaded = 0;
    const uploading = async () => {
      while (!isOver && usual.length > 0) {
        await upload(usual.pop() as Buffer);
        uploaded += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, uploading));
    const perSecond = uploaded / ((performance.now() - begun) / 1000);
    const seen = await visiting;
    printHead(`upload of ${uploaded}, ${AT_ONCE} at once`, ['a second', 'target', 'visits', 'p99 ms', 'target', '']);
    const isFast = perSecond >= LEAST_PER_SECOND && seen.p99 <= VISITORS_P99_MS;
    printRow(
      [
        'JPEG of 2560 x 1440',
        perSecond.toFixed(1),
        `>= ${LEAST_PER_SECOND}`,
        String(seen.answers),
        String(seen.p99),
        `<= ${VISITORS_P99_MS}`,
        verdict(isFast),
      ],
      doubts(seen.unexpected, seen.answers),
    );
  });
}
