import { MAX_SIDE, MIN_SIDE, type Size } from '~/images/cuts/cut';
import PRESET_GROUPS from './presets.json';

/** Screens by their names, in px, the commonest of each group first; `ratios` are those at which browsers have them. */
export { PRESET_GROUPS };

export const PRESETS = PRESET_GROUPS.flatMap(({ presets }) => presets);

export const presetId = ({ width, height }: Size) => `${width}x${height}`;

export const isSide = (side: number) => side >= MIN_SIDE && side <= MAX_SIDE;

/** Sides in CSS pixels are rounded: a phone of 1080 x 2400 says 412 x 915 at 2.625. */
export const isRounded = (side: number, told: number) => Math.abs(side - told) <= 2;
