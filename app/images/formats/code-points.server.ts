import type { ColourSpace, Curve } from './rgb-profile.server';

/** Colours announced by numbers. ITU-T H.273, tables 2 and 3. */
export type CodedColours = ColourSpace | 'srgb' | 'hdr';

const D65 = [0.3127, 0.329] as const;
const C = [0.31, 0.316] as const;

type Primaries = [ColourSpace['white'], ...ColourSpace['primaries']];

/** White, red, green and blue. */
const PRIMARIES: Record<number, Primaries> = {
  1: [D65, [0.64, 0.33], [0.3, 0.6], [0.15, 0.06]],
  4: [C, [0.67, 0.33], [0.21, 0.71], [0.14, 0.08]],
  5: [D65, [0.64, 0.33], [0.29, 0.6], [0.15, 0.06]],
  6: [D65, [0.63, 0.34], [0.31, 0.595], [0.155, 0.07]],
  7: [D65, [0.63, 0.34], [0.31, 0.595], [0.155, 0.07]],
  8: [C, [0.681, 0.319], [0.243, 0.692], [0.145, 0.049]],
  9: [D65, [0.708, 0.292], [0.17, 0.797], [0.131, 0.046]],
  11: [
    [0.314, 0.351],
    [0.68, 0.32],
    [0.265, 0.69],
    [0.15, 0.06],
  ],
  12: [D65, [0.68, 0.32], [0.265, 0.69], [0.15, 0.06]],
  22: [D65, [0.63, 0.34], [0.295, 0.605], [0.155, 0.077]],
};

const SRGB_CURVE: Curve = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045];
/** Of screens for video (ITU-R BT.1886), not of its cameras. */
const VIDEO_CURVE: Curve = [2.4];
const CURVES: Record<number, Curve> = {
  ...{ 1: VIDEO_CURVE, 6: VIDEO_CURVE, 11: VIDEO_CURVE, 14: VIDEO_CURVE, 15: VIDEO_CURVE },
  ...{ 4: [2.2], 5: [2.8], 7: [1 / 0.45, 1 / 1.1115, 0.1115 / 1.1115, 1 / 4, 0.0912], 8: [1], 13: SRGB_CURVE },
};

const PQ = 16;
const HLG = 18;
export const isHdrTransfer = (transfer: number | undefined) => transfer === PQ || transfer === HLG;

/** Undefined for numbers that browsers ignore. @param isAvif there, browsers take the curve of video for sRGB's */
export function coloursOf(primaries: number, transfer: number, isAvif: boolean): CodedColours | undefined {
  if (isHdrTransfer(transfer)) return 'hdr';
  const given = CURVES[transfer] ?? (isAvif ? SRGB_CURVE : undefined);
  const curve = isAvif && given === VIDEO_CURVE ? SRGB_CURVE : given;
  const [white, red, green, blue] = PRIMARIES[primaries] ?? [];
  if (!curve || !white || !red || !green || !blue) return undefined;
  return primaries === 1 && curve === SRGB_CURVE ? 'srgb' : { white, primaries: [red, green, blue], curve };
}

export const DISPLAY_P3 = coloursOf(12, 13, true) as ColourSpace;
