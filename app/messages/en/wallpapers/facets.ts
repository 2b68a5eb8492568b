/** Labels of devices and of the choices in filters. Choices without a label, such as 16:9, are their own. */
export const facets = {
  groups: { device: 'Device', shape: 'Shape', minSize: 'At least', colour: 'Colour', tone: 'Tone', hdr: 'HDR' },
  choices: {
    device: { pc: 'PC', mobile: 'Mobile', tablet: 'Tablet', other: 'Other' },
    shape: { square: 'Square', other: 'Other' },
    minSize: { fullhd: 'Full HD', qhd: 'QHD', '4k': '4K', '5k': '5K', '8k': '8K' },
    colour: {
      red: 'Red',
      orange: 'Orange',
      yellow: 'Yellow',
      green: 'Green',
      teal: 'Teal',
      blue: 'Blue',
      purple: 'Purple',
      pink: 'Pink',
      brown: 'Brown',
      black: 'Black',
      grey: 'Grey',
      white: 'White',
    },
    tone: { light: 'Light', dark: 'Dark', black: 'True black' },
    hdr: { yes: 'HDR only' },
  },
  headings: {
    pc: 'PC wallpapers',
    mobile: 'Mobile wallpapers',
    tablet: 'Tablet wallpapers',
    other: 'More wallpapers',
  },
};
