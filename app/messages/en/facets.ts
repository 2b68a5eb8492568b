/** Labels of devices and of the choices in filters. */
export const facets = {
  devices: {
    pc: { label: 'PC', heading: 'PC wallpapers' },
    mobile: { label: 'Mobile', heading: 'Mobile wallpapers' },
    tablet: { label: 'Tablet', heading: 'Tablet wallpapers' },
  },
  otherDevices: 'More wallpapers',
  groups: { device: 'Device', shape: 'Shape', minSize: 'At least', colour: 'Colour', tone: 'Tone' },
  other: 'Other',
  square: 'Square',
  tones: { light: 'Light', dark: 'Dark', black: 'True black' },
  colours: {
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
};
