import { exactCount } from '../numbers';

/** Versions of one picture. */
export const sets = {
  roles: {
    light: 'Light',
    day: 'Day',
    desktop: 'Desktop',
    dawn: 'Dawn',
    dusk: 'Dusk',
    dark: 'Dark',
    night: 'Night',
    ultrawide: 'Ultrawide',
    tablet: 'Tablet',
    phone: 'Phone',
    other: 'Other',
  },
  count: (count: number) => `${exactCount(count)} versions`,
  heading: 'Versions',
  title: (title: string) => `${title}: all versions`,
};
