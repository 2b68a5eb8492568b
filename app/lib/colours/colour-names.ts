/** In the order of their bits in `wallpaper.facets`, so add new ones at the end. */
export const COLOUR_NAMES = [
  ...(['red', 'orange', 'yellow', 'green', 'teal', 'blue'] as const),
  ...(['purple', 'pink', 'brown', 'black', 'grey', 'white'] as const),
];
export type ColourName = (typeof COLOUR_NAMES)[number];
