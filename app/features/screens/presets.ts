import { MAX_SIDE, MIN_SIDE, type Size } from '~/images/cuts/cut';
import { type Messages, messagesOf } from '~/messages/messages';
import GROUPS from './presets.json';

type Kind = keyof Messages['screens']['groups'];

/** Screens in px, the most common of each group first; `ratios` are the pixel ratios that browsers report. */
export const PRESET_GROUPS = GROUPS.map(({ kind, presets }) => ({
  presets,
  get name() {
    return messagesOf('screens').groups[kind as Kind];
  },
}));

export const PRESETS = PRESET_GROUPS.flatMap(({ presets }) => presets);

export const presetId = ({ width, height }: Size) => `${width}x${height}`;

/** The screens to choose from at first sight: always eight, so that nothing moves once a script knows the visitor's own. */
export function firstPresets(own: { width: number; height: number; label: string } | null) {
  const [first, ...others] = PRESETS.filter(({ common }) => common);
  return [own ?? first, ...others.map((one) => (own && presetId(one) === presetId(own) ? first : one))].filter(
    (one) => one !== undefined,
  );
}

export const isSide = (side: number) => side >= MIN_SIDE && side <= MAX_SIDE;

/** Browsers round sides to CSS pixels: a phone of 1080 x 2400 reports 412 x 915 at 2.625. */
export const isRounded = (side: number, reported: number) => Math.abs(side - reported) <= 2;
