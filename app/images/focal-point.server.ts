import { openRaw, type RawPicture } from './decoder.server';

export async function findFocalPoint(picture: RawPicture): Promise<{ x: number; y: number }> {
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
