/**
 * The facets of a wallpaper in one integer: device, shape, size, tone, colours and HDR, from the lowest bit up. The database
 * functions hold a copy. A change needs a migration that replaces them and refills the column.
 */
import { COLOUR_NAMES } from '../colours/colour-names';

export interface BitField {
  offset: number;
  bits: number;
}

/** 0 is "other". */
export const DEVICE: BitField & { values: readonly string[] } = {
  offset: 0,
  bits: 2,
  values: ['pc', 'mobile', 'tablet'],
};

/** Ranges of width divided by height, inclusive. 0 is "other". */
export const SHAPE: BitField & { values: readonly { name: string; from: number; to: number }[] } = {
  offset: 2,
  bits: 4,
  values: [
    { name: '16:9', from: 1.724, to: 1.832 },
    { name: '16:10', from: 1.552, to: 1.648 },
    { name: '21:9', from: 2.26, to: 2.47 },
    { name: '32:9', from: 3.449, to: 3.663 },
    { name: '4:3', from: 1.293, to: 1.374 },
    { name: '3:2', from: 1.455, to: 1.545 },
    { name: 'square', from: 0.97, to: 1.031 },
    { name: '9:16', from: 0.545, to: 0.58 },
    { name: '9:19.5', from: 0.437, to: 0.476 },
  ],
};

/** The largest size that both sides reach, in pixels. 0 is below the first. */
export const SIZE: BitField & { values: readonly { name: string; long: number; short: number }[] } = {
  offset: 6,
  bits: 3,
  values: [
    { name: 'fullhd', long: 1920, short: 1080 },
    { name: 'qhd', long: 2560, short: 1440 },
    { name: '4k', long: 3840, short: 2160 },
    { name: '5k', long: 5120, short: 2880 },
    { name: '8k', long: 7680, short: 4320 },
  ],
};

/** 1 light, 2 dark, 3 mostly true black (and so dark), 0 in between. Lightness is the palette's mean in Oklab, 0 to 1. */
export const TONE = { offset: 9, bits: 2, light: 0.72, dark: 0.42, blackShare: 0.5 };

/** One bit for each colour that has at least this share of the palette. */
export const COLOURS = { offset: 11, bits: COLOUR_NAMES.length, names: COLOUR_NAMES, share: 0.15 };

export const HDR: BitField = { offset: COLOURS.offset + COLOURS.bits, bits: 1 };

/** Made by the database for versions of a picture: see `REPEATS_EARLIER` and `REPEATS_ON_DEVICE`. */
export const REPEATS: BitField = { offset: HDR.offset + HDR.bits, bits: 2 };

/** An earlier version of the picture is in the same category. Lists over all devices show that one. */
export const REPEATS_EARLIER = 1 << REPEATS.offset;

/** An earlier version is in the same category and for the same devices. Lists of these devices show that one. */
export const REPEATS_ON_DEVICE = 1 << (REPEATS.offset + 1);
