import sharp from 'sharp';
import { fileKeyIn, jpegWidths, renditionPath, renditionWidths } from '~/images/renditions';
import { isOfferedAsUploaded, type PictureFormat } from '~/images/signatures';
import type { Site } from '../support/site';
import { AUTHOR } from './ways-in';

interface Served {
  id: number;
  format: PictureFormat;
  width: number;
  height: number;
  imageUrl: string;
}

interface Wanted {
  type: string;
  width: number;
  /** Whether depth and colour space stay as uploaded. */
  asUploaded?: boolean;
}

const PAYLOAD = /<script|<\?php|onerror|onload|onclick|javascript:|<svg[\s/>]|alert\(|Somebody Private|my home|secret/i;
const TYPES = { jpg: 'jpeg', webp: 'webp', avif: 'heif' } as const;

/** Faults in the public files of a wallpaper, in words. There must be none. */
export async function faultsOfServedFiles(site: Site, wallpaper: Served, source: Buffer): Promise<string[]> {
  const { autoOrient } = await sharp(source, { failOn: 'none' }).metadata();
  const faults: string[] = [];
  if (autoOrient.width !== wallpaper.width || autoOrient.height !== wallpaper.height) {
    faults.push(`measures ${wallpaper.width}x${wallpaper.height}, is ${autoOrient.width}x${autoOrient.height}`);
  }
  for (const [address, wanted] of addressesOf(wallpaper)) {
    const found = await faultsOf(site, address, wanted, wallpaper);
    faults.push(...found.map((fault) => `${address}: ${fault}`));
  }
  return faults;
}

function addressesOf({ id, format, width, imageUrl }: Served): [string, Wanted][] {
  const key = fileKeyIn(imageUrl);
  const rendition = (at: number, as: 'webp' | 'jpg'): [string, Wanted] => [
    renditionPath(key, at, as),
    { type: TYPES[as], width: at },
  ];
  const file = (variant: string, wanted: Wanted): [string, Wanted] => [`/wallpaper/${id}/file/${variant}`, wanted];
  return [
    ...renditionWidths(width).map((at) => rendition(at, 'webp')),
    ...jpegWidths(width).map((at) => rendition(at, 'jpg')),
    file('original', { type: 'jpeg', width }),
    file('full', { type: 'jpeg', width }),
    file('preview', { type: 'jpeg', width: Math.min(width, 640) }),
    ...(isOfferedAsUploaded(format) ? [file('source', { type: format, width, asUploaded: true })] : []),
  ];
}

async function faultsOf(site: Site, address: string, wanted: Wanted, { width, height }: Served): Promise<string[]> {
  const answer = await fetch(site.url + address);
  if (answer.status !== 200) return [`answers ${answer.status}`];
  const bytes = Buffer.from(await answer.arrayBuffer());
  const faults: string[] = [];
  const must = (holds: boolean, fault: string) => void (holds || faults.push(fault));
  must(answer.headers.get('X-Content-Type-Options') === 'nosniff', 'may be sniffed');
  must(/sandbox/.test(answer.headers.get('Content-Security-Policy') ?? ''), 'has no sandbox');
  must(
    answer.headers.get('Content-Type') === `image/${wanted.type}`,
    `is called ${answer.headers.get('Content-Type')}`,
  );
  if (/\/file\/original/.test(address)) {
    must(/filename="?[^";]+\.jpg/.test(answer.headers.get('Content-Disposition') ?? ''), 'is not saved as .jpg');
  }
  must(!PAYLOAD.test(bytes.toString('latin1')), 'carries a payload');
  const picture = sharp(bytes, { failOn: 'warning' });
  const facts = await picture.metadata().catch(() => null);
  if (!facts) return [...faults, 'cannot be opened'];
  const { exif, xmp, iptc, orientation = 1, comments } = facts;
  must(facts.format === wanted.type, `is ${facts.format}`);
  must(facts.width === wanted.width, `is ${facts.width} px wide`);
  must(Math.abs(facts.height - (height * wanted.width) / width) < 1, `is ${facts.height} px high`);
  const creators = xmp
    ?.toString()
    .match(/<dc:creator>.*<\/dc:creator>/)?.[0]
    .replace(/<[^>]+>/g, '');
  must(!exif && !iptc && !comments?.length && (!xmp || creators === AUTHOR), 'carries private metadata');
  must(orientation === 1 && (facts.pages ?? 1) === 1, 'is turned or animated');
  must(
    wanted.asUploaded || (facts.depth === 'uchar' && /^(srgb|b-w)$/.test(facts.space)),
    `is ${facts.space} ${facts.depth}`,
  );
  await picture.stats().catch(() => faults.push('cannot be decoded'));
  return faults;
}
