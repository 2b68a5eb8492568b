import { boundedQueue, inTurnIfHeavy } from './bounded-queue.server';
import { openRaw, openUpright, type RawPicture, toRaw } from './decoder.server';
import { identify } from './inspect.server';
import { findPalette, type PaletteColour } from './palette.server';
import { computePerceptualHash } from './perceptual-hash.server';
import { takeSample } from './sample.server';

/** What a picture is compared by. */
export interface Fingerprint {
  width: number;
  height: number;
  palette: PaletteColour[];
  /** Of the picture, and of the picture with edges continued: a copy may be cropped. */
  hashes: bigint[];
}

// Beside the administrator's uploads, which have a queue of their own.
const queue = boundedQueue(1, 8);

const WIDTH = 320;

/** Shares of the height or width that are added at the top, right, bottom and left. */
const EDGES = [
  [0, 0, 0, 0],
  [0.025, 0.025, 0.025, 0.025],
  [0.05, 0.05, 0.05, 0.05],
  [0.05, 0, 0, 0],
  [0, 0.05, 0, 0],
  [0, 0, 0.05, 0],
  [0, 0, 0, 0.05],
] as const;

/** Stores nothing. @throws invalid, unsupported_type, unavailable */
export async function readFingerprint(file: string): Promise<Fingerprint> {
  const { width, height, decoderBytes } = await identify(file);
  return queue(() =>
    inTurnIfHeavy(decoderBytes, async () => {
      const small = await toRaw((await openUpright(file)).resize({ width: WIDTH, withoutEnlargement: true }));
      const hashes: bigint[] = [];
      for (const edges of EDGES) hashes.push(computePerceptualHash(await takeSample(await continued(small, edges))));
      return { width, height, palette: await findPalette(small), hashes };
    }),
  );
}

async function continued(picture: RawPicture, [top, right, bottom, left]: (typeof EDGES)[number]): Promise<RawPicture> {
  const { width, height } = picture;
  const [down, across] = [(share: number) => Math.round(height * share), (share: number) => Math.round(width * share)];
  const edges = { top: down(top), right: across(right), bottom: down(bottom), left: across(left) };
  return toRaw(openRaw(picture).extend({ ...edges, extendWith: 'mirror' }));
}
