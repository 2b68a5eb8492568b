import type { Sharp } from 'sharp';
import { openPicture, readMetadata, toRaw } from './decoder.server';
import { withEnd } from './formats/jpeg-end.server';

const decodes = (picture: Sharp): Promise<boolean> =>
  toRaw(picture).then(
    () => true,
    () => false,
  );

/** Decodes every row and keeps none: a whole large picture takes 200 MB. */
export async function isWhole(file: string): Promise<boolean> {
  const ended = await withEnd(file);
  if (ended && (await decodesWithoutWarning(ended))) return true;
  return decodes(openPicture(file).resize(64, 64, { fit: 'fill' }));
}

/** Strict, because other decoders may not forgive errors. Below half the size, the decoder would skip data. */
export async function decodesWithoutWarning(jpeg: Buffer): Promise<boolean> {
  const header = await readMetadata(jpeg).catch(() => null);
  if (!header) return false;
  return decodes(
    openPicture(jpeg, { failOn: 'warning' }).resize({ width: Math.ceil(header.width / 2), kernel: 'nearest' }),
  );
}
