import type { facets as english } from '../../en/wallpapers/facets';

export const facets = {
  groups: { device: 'Gerät', shape: 'Form', minSize: 'Mindestens', colour: 'Farbe', tone: 'Helligkeit', hdr: 'HDR' },
  choices: {
    device: { pc: 'PC', mobile: 'Handy', tablet: 'Tablet', other: 'Andere' },
    shape: { square: 'Quadratisch', other: 'Andere' },
    minSize: { fullhd: 'Full HD', qhd: 'QHD', '4k': '4K', '5k': '5K', '8k': '8K' },
    colour: {
      red: 'Rot',
      orange: 'Orange',
      yellow: 'Gelb',
      green: 'Grün',
      teal: 'Türkis',
      blue: 'Blau',
      purple: 'Lila',
      pink: 'Rosa',
      brown: 'Braun',
      black: 'Schwarz',
      grey: 'Grau',
      white: 'Weiß',
    },
    tone: { light: 'Hell', dark: 'Dunkel', black: 'Echtes Schwarz' },
    hdr: { yes: 'Nur HDR' },
  },
  headings: {
    pc: 'PC-Wallpaper',
    mobile: 'Handy-Wallpaper',
    tablet: 'Tablet-Wallpaper',
    other: 'Weitere Wallpaper',
  },
} satisfies typeof english;
