/** Formats of pictures, for server and browser. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** Formats of which the uploaded file is offered beside the JPEG, only without its metadata. */
export const isOfferedAsUploaded = (format: PictureFormat | undefined): format is 'png' | 'webp' =>
  format === 'png' || format === 'webp';

export const GAMUTS = ['srgb', 'p3', 'rec2020', 'adobe-rgb'] as const;
export type Gamut = (typeof GAMUTS)[number];

export const SIGNATURE_BYTES = 64;

/** `avis`: an animation. HEIC and JPEG XL are only recognised to say what works instead. */
export type Signature = PictureFormat | 'avis' | 'HEIC' | 'JPEG XL';

/** @param head the first bytes of a file as Latin-1 */
export function signatureOf(head: string): Signature | null {
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.startsWith('\xff\x0a') || head.slice(4, 8) === 'JXL ') return 'JPEG XL';
  if (head.slice(4, 8) !== 'ftyp') return null;
  const brands = head.slice(8, Math.min(SIGNATURE_BYTES, head.charCodeAt(3)));
  if (brands.includes('avis')) return 'avis';
  if (brands.includes('avif')) return 'avif';
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'HEIC' : null;
}
