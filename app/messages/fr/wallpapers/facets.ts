import type { facets as english } from '../../en/wallpapers/facets';
export const facets = {
  groups: { device: 'Appareil', shape: 'Forme', minSize: 'Au moins', colour: 'Couleur', tone: 'Ton', hdr: 'HDR' },
  choices: {
    device: { pc: 'PC', mobile: 'Mobile', tablet: 'Tablette', other: 'Autre' },
    shape: { square: 'Carrée', other: 'Autre' },
    minSize: { fullhd: 'Full HD', qhd: 'QHD', '4k': '4K', '5k': '5K', '8k': '8K' },
    colour: {
      red: 'Rouge',
      orange: 'Orange',
      yellow: 'Jaune',
      green: 'Vert',
      teal: 'Turquoise',
      blue: 'Bleu',
      purple: 'Violet',
      pink: 'Rose',
      brown: 'Marron',
      black: 'Noir',
      grey: 'Gris',
      white: 'Blanc',
    },
    tone: { light: 'Clair', dark: 'Sombre', black: 'Noir pur' },
    hdr: { yes: 'HDR seulement' },
  },
  headings: {
    pc: 'Fonds d’écran pour PC',
    mobile: 'Fonds d’écran pour mobile',
    tablet: 'Fonds d’écran pour tablette',
    other: 'Autres fonds d’écran',
  },
} satisfies typeof english;
