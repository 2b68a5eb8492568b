import type { facets as english } from '../../en/wallpapers/facets';

export const facets = {
  groups: { device: 'Dispositivo', shape: 'Forma', minSize: 'Como mínimo', colour: 'Color', tone: 'Tono', hdr: 'HDR' },
  choices: {
    device: { pc: 'PC', mobile: 'Móvil', tablet: 'Tableta', other: 'Otros' },
    shape: { square: 'Cuadrada', other: 'Otra' },
    minSize: { fullhd: 'Full HD', qhd: 'QHD', '4k': '4K', '5k': '5K', '8k': '8K' },
    colour: {
      red: 'Rojo',
      orange: 'Naranja',
      yellow: 'Amarillo',
      green: 'Verde',
      teal: 'Turquesa',
      blue: 'Azul',
      purple: 'Morado',
      pink: 'Rosa',
      brown: 'Marrón',
      black: 'Negro',
      grey: 'Gris',
      white: 'Blanco',
    },
    tone: { light: 'Claro', dark: 'Oscuro', black: 'Negro puro' },
    hdr: { yes: 'Solo HDR' },
  },
  headings: {
    pc: 'Fondos para PC',
    mobile: 'Fondos para móvil',
    tablet: 'Fondos para tableta',
    other: 'Más fondos',
  },
} satisfies typeof english;
