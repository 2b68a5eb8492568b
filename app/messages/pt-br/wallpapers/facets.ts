import type { facets as english } from '../../en/wallpapers/facets';
export const facets = {
  groups: { device: 'Dispositivo', shape: 'Formato', minSize: 'Pelo menos', colour: 'Cor', tone: 'Tom', hdr: 'HDR' },
  choices: {
    device: { pc: 'PC', mobile: 'Celular', tablet: 'Tablet', other: 'Outros' },
    shape: { square: 'Quadrado', other: 'Outro' },
    minSize: { fullhd: 'Full HD', qhd: 'QHD', '4k': '4K', '5k': '5K', '8k': '8K' },
    colour: {
      red: 'Vermelho',
      orange: 'Laranja',
      yellow: 'Amarelo',
      green: 'Verde',
      teal: 'Turquesa',
      blue: 'Azul',
      purple: 'Roxo',
      pink: 'Rosa',
      brown: 'Marrom',
      black: 'Preto',
      grey: 'Cinza',
      white: 'Branco',
    },
    tone: { light: 'Claro', dark: 'Escuro', black: 'Preto puro' },
    hdr: { yes: 'Só HDR' },
  },
  headings: {
    pc: 'Papéis de parede para PC',
    mobile: 'Papéis de parede para celular',
    tablet: 'Papéis de parede para tablet',
    other: 'Mais papéis de parede',
  },
} satisfies typeof english;
