/** The pages of a colour. */
export const colourPages = {
  title: (name: string) => `${name} wallpapers`,
  colourDescription: (colour: string) => `Free ${colour.toLowerCase()} wallpapers to download in full quality.`,
  colours: 'Colours',
  colourNotFound: 'Colour not found',
};
