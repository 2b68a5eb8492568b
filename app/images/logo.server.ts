import { inTurnIfHeavy } from './bounded-queue.server';
import { openPicture, sourceOf, toBytes } from './decoder.server';
import { identify, uploads } from './inspect.server';

const SIDE = 512;
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** A square PNG, transparent beside the picture. It has nothing of the file but its pixels. @throws invalid, unsupported_type, unavailable */
export async function renderLogo(path: string): Promise<Buffer> {
  return uploads(async () => {
    const { decoderBytes } = await identify(path);
    const upright = openPicture(await sourceOf(path)).autoOrient();
    return inTurnIfHeavy(decoderBytes, () =>
      toBytes(upright.resize(SIDE, SIDE, { fit: 'contain', background: TRANSPARENT }).png()),
    );
  });
}

export const resizeLogo = (png: Buffer, side: number): Promise<Buffer> =>
  toBytes(openPicture(png).resize(side, side).png());
