import { fromOklab, type Oklab, toOklab } from '~/lib/colours/oklab';
import { openPicture, openRaw, type RawPicture, toBytes, toRaw } from './decoder.server';

export type PaletteColour = {
  color: string;
  weight: number;
};

type Cluster = { lab: Oklab; pixels: number };

const MAX_COLOURS = 5;

/** Merges libimagequant's 16 colours: fewer would only show large areas and lose small, strong accents. */
export async function findPalette(picture: RawPicture): Promise<PaletteColour[]> {
  const small = openRaw(picture).resize({ width: 100, height: 100, fit: 'inside', withoutEnlargement: true });
  const quantised = await toBytes(small.png({ palette: true, colours: 16, dither: 0 }));
  const { data } = await toRaw(openPicture(quantised).toColourspace('srgb'));
  const clusters = mergeNearest(countColours(data));
  const total = clusters.reduce((sum, { pixels }) => sum + pixels, 0);
  return clusters
    .sort((a, b) => b.pixels - a.pixels)
    .map(({ lab, pixels }) => ({ color: toHex(lab), weight: pixels / total }));
}

function countColours(data: Buffer): Cluster[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 3) {
    const colour = data.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].map(([colour, pixels]) => ({
    lab: toOklab([colour >> 16, (colour >> 8) & 255, colour & 255]),
    pixels,
  }));
}

function mergeNearest(clusters: Cluster[]): Cluster[] {
  if (clusters.length <= MAX_COLOURS) return clusters;
  const pairs = clusters.flatMap((a, index) => clusters.slice(index + 1).map((b) => ({ a, b, cost: mergeCost(a, b) })));
  const { a, b } = pairs.reduce((best, pair) => (pair.cost < best.cost ? pair : best));
  return mergeNearest([...clusters.filter((cluster) => cluster !== a && cluster !== b), merge(a, b)]);
}

function mergeCost(a: Cluster, b: Cluster): number {
  const [lightness, greenRed, blueYellow] = [a.lab[0] - b.lab[0], a.lab[1] - b.lab[1], a.lab[2] - b.lab[2]];
  const distance = lightness ** 2 + greenRed ** 2 + blueYellow ** 2;
  return ((a.pixels * b.pixels) / (a.pixels + b.pixels)) * distance;
}

function merge(a: Cluster, b: Cluster): Cluster {
  const pixels = a.pixels + b.pixels;
  const mean = (x: number, y: number) => (x * a.pixels + y * b.pixels) / pixels;
  return { pixels, lab: [mean(a.lab[0], b.lab[0]), mean(a.lab[1], b.lab[1]), mean(a.lab[2], b.lab[2])] };
}

const toHex = (lab: Oklab) =>
  `#${fromOklab(lab)
    .map((value) => Math.round(value).toString(16).padStart(2, '0'))
    .join('')}`;
