import { openPicture, toRaw } from './decoder.server';

/** Decodes every row and keeps none: a whole large picture takes 200 MB. */
export const isWhole = (file: string): Promise<boolean> =>
  toRaw(openPicture(file).resize(64, 64, { fit: 'fill' })).then(
    () => true,
    () => false,
  );
