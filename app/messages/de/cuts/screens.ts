import type { screens as english } from '../../en/cuts/screens';

export const screens = {
  groups: {
    desktops: 'Desktop-PCs',
    laptops: 'Laptops',
    phones: 'Handys',
    tablets: 'Tablets',
    ultrawide: 'Ultrabreit',
  },
} satisfies typeof english;
