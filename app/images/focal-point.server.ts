import { openRaw, type RawPicture } from './decoder.server';

/**
 * The point that draws the eye, by libvips' attention strategy (edges, saturation, skin tones), as fractions of width
 * and height from the top left. The middle when the picture is too small to tell.
 */
export async function findFocalPoint(picture: RawPicture): Promise<{ x: number; y: number }> {
  // A crop of full height needs no scaling, so the point comes in the picture's own px.
  const crop = { width: Math.round(picture.width * 0.75), height: picture.height };
  const { info } = await openRaw(picture)
    .resize({ ...crop, position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { attentionX, attentionY } = info;
  if (attentionX === undefined || attentionY === undefined) return { x: 0.5, y: 0.5 };
  return { x: clamp(attentionX / picture.width), y: clamp(attentionY / picture.height) };
}

const clamp = (fraction: number) => Math.min(1, Math.max(0, fraction));
