import { openPicture, openRaw, type RawPicture, toBytes, toRaw } from './decoder.server';

export type PaletteColour = {
  /** `#rrggbb` */
  color: string;
  /** Share of the picture; all weights together are 1. */
  weight: number;
};

type Oklab = [lightness: number, greenRed: number, blueYellow: number];
type Cluster = { lab: Oklab; pixels: number };

const MOST = 5;

/**
 * Up to five colours that stand for the picture, heaviest first: 16 by libimagequant, then the nearest two are merged
 * until five are left. (libimagequant alone gives the large areas only and loses the small, strong accents.)
 */
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
  return [...counts].map(([colour, pixels]) => ({ lab: toOklab(colour), pixels }));
}

/** Ward's method: the two clusters whose union adds the least variance become one. */
function mergeNearest(clusters: Cluster[]): Cluster[] {
  if (clusters.length <= MOST) return clusters;
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

// Oklab is the space where distance is what the eye sees. Matrices: Björn Ottosson, "A perceptual color space for image
// processing" (2020).
function toOklab(colour: number): Oklab {
  const [r, g, b] = [toLinear(colour >> 16), toLinear((colour >> 8) & 255), toLinear(colour & 255)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, greenRed, blueYellow]: Oklab): string {
  const l = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const m = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const s = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((value) => fromLinear(value).toString(16).padStart(2, '0')).join('')}`;
}

function toLinear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function fromLinear(linear: number): number {
  const clamped = Math.min(1, Math.max(0, linear));
  const value = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(value * 255);
}
