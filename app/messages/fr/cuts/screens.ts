import type { screens as english } from '../../en/cuts/screens';
export const screens = {
  groups: {
    desktops: 'Ordinateurs de bureau',
    laptops: 'Ordinateurs portables',
    phones: 'Téléphones',
    tablets: 'Tablettes',
    ultrawide: 'Ultra-larges',
  },
} satisfies typeof english;
