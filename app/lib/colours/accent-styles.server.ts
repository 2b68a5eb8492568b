import { COLOUR_SCHEMES, type ColourScheme } from '~/lib/colours/colour-schemes';
import { withQuery } from '~/lib/paths';
import { accentTokens } from './accent';

/** The style sheet of the owner's accent; null with the usual one. Its address changes with the colour. */
export const accentPath = (accent: string | null, chosen: ColourScheme | null): string | null =>
  accent ? withQuery('/accent.css', { colour: accent.slice(1), scheme: chosen }) : null;

const block = (colour: string, scheme: ColourScheme) =>
  `body.radix-themes{${Object.entries(accentTokens(colour, scheme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** @param chosen by the visitor; null follows the device */
export function accentStyles(colour: string, chosen: ColourScheme | null): string {
  if (chosen) return block(colour, chosen);
  return COLOUR_SCHEMES.map((scheme) => `@media (prefers-color-scheme:${scheme}){${block(colour, scheme)}}`).join('');
}
