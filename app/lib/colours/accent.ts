import type { ColourScheme } from '~/lib/colours/colour-schemes';
import { hexToOklab } from './named-colours';
import { fromOklab, luminance, type Oklab, type Rgb } from './oklab';

/** WCAG 2, level AA, for text. */
const MIN_CONTRAST = 4.5;
const STEP = 0.01;

/** The ground of pages, and towards which lightness a colour becomes readable on it. */
const GROUNDS = {
  light: { rgb: [255, 255, 255], towards: -1 },
  dark: { rgb: [17, 17, 19], towards: 1 },
} as const;

const toHex = (rgb: Rgb) => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** From 1 to 21, as WCAG 2 defines it. */
export function contrast(a: Rgb, b: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function readable([lightness, a, b]: Oklab, scheme: ColourScheme): Rgb {
  const { rgb: ground, towards } = GROUNDS[scheme];
  for (let tried = lightness; tried >= 0 && tried <= 1; tried += towards * STEP) {
    const rgb = fromOklab([tried, a, b]);
    if (contrast(rgb, ground) >= MIN_CONTRAST) return rgb;
  }
  return towards < 0 ? [0, 0, 0] : [255, 255, 255];
}

/** Opacities of Radix's steps a2 to a8. */
const TINTS = ['0f', '24', '33', '47', '5c', '7a', '99'];

/** The tokens of Radix Themes for a site's own accent. @param hex #rrggbb */
export function accentTokens(hex: string, scheme: ColourScheme): Record<string, string> {
  const [lightness, a, b] = hexToOklab(hex);
  const own = fromOklab([lightness, a, b]);
  const ink = contrast(own, [0, 0, 0]) > contrast(own, [255, 255, 255]) ? '#000000' : '#ffffff';
  const pressed = lightness + (ink === '#000000' ? STEP : -STEP) * 4;
  const text = toHex(readable([lightness, a, b], scheme));
  return {
    ...Object.fromEntries(TINTS.map((alpha, index) => [`--accent-a${index + 2}`, toHex(own) + alpha])),
    '--accent-8': text,
    '--accent-9': toHex(own),
    '--accent-10': toHex(fromOklab([pressed, a, b])),
    '--accent-11': text,
    '--accent-a11': text,
    '--accent-contrast': ink,
  };
}
