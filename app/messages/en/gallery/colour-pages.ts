/** The pages of a colour and of a palette. */
export const colourPages = {
  title: (name: string) => `${name} wallpapers`,
  colourDescription: (colour: string) => `Free ${colour.toLowerCase()} wallpapers to download in full quality.`,
  paletteDescription: (palette: string) => `Free wallpapers in the colours of ${palette}, best match first.`,
  colours: 'Colours',
  palettes: 'Palettes',
  colourNotFound: 'Colour not found',
  paletteNotFound: 'Palette not found',
};
