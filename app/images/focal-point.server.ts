import { type Oklab, toOklab } from '~/lib/colours/oklab';
import { openRaw, type RawPicture } from './decoder.server';
import { SAMPLE_SIDE } from './sample.server';

interface Point {
  x: number;
  y: number;
}

const CENTRE: Point = { x: 0.5, y: 0.5 };

/** Maximum distance between the two, as a share of the sides. In our test set, attention alone was worse than the centre. */
const MAX_APART = 0.15;

/** The point where attention and unusual colours agree, else the centre. @param sample of the same picture */
export async function findFocalPoint(picture: RawPicture, sample: RawPicture): Promise<Point> {
  const attention = await findAttention(picture);
  const { x, y } = centreOfContrast(sample);
  if (!attention || Math.hypot(attention.x - x, attention.y - y) > MAX_APART) return CENTRE;
  return { x: (attention.x + x) / 2, y: (attention.y + y) / 2 };
}

async function findAttention(picture: RawPicture): Promise<Point | null> {
  const crop = { width: Math.round(picture.width * 0.75), height: picture.height };
  const { info } = await openRaw(picture)
    .resize({ ...crop, position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { attentionX, attentionY } = info;
  if (attentionX === undefined || attentionY === undefined) return null;
  return { x: clamp(attentionX / picture.width), y: clamp(attentionY / picture.height) };
}

/** The centre of gravity of the squared distances from the mean colour. */
function centreOfContrast({ data }: RawPicture): Point {
  const colours = Array.from({ length: SAMPLE_SIDE ** 2 }, (_, at): Oklab => {
    const rgb = data.readUIntBE(at * 3, 3);
    return toOklab([rgb >> 16, (rgb >> 8) & 255, rgb & 255]);
  });
  const mean = [0, 1, 2].map((part) => colours.reduce((sum, colour) => sum + (colour[part] ?? 0), 0) / colours.length);
  let [x, y, total] = [0, 0, 0];
  for (const [at, colour] of colours.entries()) {
    const weight = colour.reduce((sum, value, part) => sum + (value - (mean[part] ?? 0)) ** 2, 0);
    x += weight * ((at % SAMPLE_SIDE) + 0.5);
    y += weight * (Math.floor(at / SAMPLE_SIDE) + 0.5);
    total += weight * SAMPLE_SIDE;
  }
  return total > 0 ? { x: x / total, y: y / total } : CENTRE;
}

const clamp = (fraction: number) => Math.min(1, Math.max(0, fraction));
