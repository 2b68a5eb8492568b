import type { screens as english } from '../../en/cuts/screens';
export const screens = {
  groups: {
    desktops: 'Computadores',
    laptops: 'Notebooks',
    phones: 'Celulares',
    tablets: 'Tablets',
    ultrawide: 'Ultrawide',
  },
} satisfies typeof english;
