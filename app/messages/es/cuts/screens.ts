import type { screens as english } from '../../en/cuts/screens';

export const screens = {
  groups: {
    desktops: 'Sobremesa',
    laptops: 'Portátiles',
    phones: 'Móviles',
    tablets: 'Tabletas',
    ultrawide: 'Ultraanchas',
  },
} satisfies typeof english;
