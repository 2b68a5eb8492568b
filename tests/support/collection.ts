import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Painting, paint } from './painting';

/** The pictures of the gallery for browser tests: more than one page per device. */
const PLACES = ['Forest', 'Galaxy', 'Harbor', 'Skyline', 'Coral', 'Fox', 'Gradient', 'Meadow'];
const MOODS = ['Amber', 'Blue', 'Crimson', 'Dusty', 'Emerald', 'Frozen'];
const FORMATS = ['jpeg', 'png', 'webp'] as const;
const SHAPES = {
  pc: [
    [240, 135],
    [260, 150],
    [300, 125],
  ],
  mobile: [
    [135, 240],
    [150, 310],
    [160, 284],
  ],
} as const;

export interface NamedPainting extends Painting {
  /** The file's name. */
  name: string;
}

function many(device: 'pc' | 'mobile', lastWord: string): NamedPainting[] {
  const names = MOODS.flatMap((mood) => PLACES.map((place) => `${mood}_${place}_${lastWord}`));
  return names.map((name, index) => {
    const [width, height] = SHAPES[device][index % 3] ?? [240, 135];
    const format = FORMATS[index % 3];
    return { name: `${name}.${format}`, width, height, format, seed: index + (device === 'pc' ? 0 : 1000) };
  });
}

export const PC_WALLPAPERS = many('pc', 'Panorama');
export const MOBILE_WALLPAPERS = many('mobile', 'Poster');

/** For tests that need a single picture. */
export const GLACIER: NamedPainting = { name: 'Mountain-Glacier-Dawn.jpg', width: 1920, height: 1080, seed: 2001 };
export const ZIZKOV: NamedPainting = { name: 'Žižkov Věž.png', width: 800, height: 450, format: 'png', seed: 2002 };

/** These need values that cannot be guessed from a file name. */
export const TABLET_WALLPAPERS: NamedPainting[] = [2101, 2102].map((seed) => ({
  name: `Quiet-Orchard-${seed}.webp`,
  width: 640,
  height: 480,
  format: 'webp',
  seed,
}));
export const FEATURED: NamedPainting = { name: 'Chosen-Lighthouse.jpg', width: 640, height: 360, seed: 2201 };

/** Lends the pictures as files in a temporary folder. */
export async function withPictures(files: NamedPainting[], use: (folder: string) => Promise<unknown>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tapeta-pictures-'));
  try {
    for (const file of files) await writeFile(path.join(folder, file.name), await paint(file));
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
