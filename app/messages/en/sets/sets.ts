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
  all: 'All versions',
  download: 'Download',
  forScreen: 'For my screen',
  lead: 'Download the version you like, or get it cut to your screen.',
  notFound: 'This set does not exist.',
  title: (title: string) => `${title}: all versions`,
};
