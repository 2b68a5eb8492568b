import { inTurnIfHeavy } from './bounded-queue.server';
import { openTransparent } from './colours.server';
import { openPicture, toBytes } from './decoder.server';
import { identify, uploads } from './inspect.server';

const SIDE = 512;
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** A square PNG, transparent beside the picture. It has nothing of the file but its pixels. @throws invalid, unsupported_type, unavailable */
export async function renderLogo(path: string): Promise<Buffer> {
  return uploads(async () => {
    const { decoderBytes } = await identify(path);
    return inTurnIfHeavy(decoderBytes, async () => {
      const picture = await openTransparent(path);
      return toBytes(picture.resize(SIDE, SIDE, { fit: 'contain', background: TRANSPARENT }).png());
    });
  });
}

export const resizeLogo = (png: Buffer, side: number): Promise<Buffer> =>
  toBytes(openPicture(png).resize(side, side).png());
