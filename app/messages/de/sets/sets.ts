import type { sets as english } from '../../en/sets/sets';
import { exactCount } from '../numbers';

export const sets = {
  roles: {
    light: 'Hell',
    day: 'Tag',
    desktop: 'Desktop',
    dawn: 'Morgen',
    dusk: 'Abend',
    dark: 'Dunkel',
    night: 'Nacht',
    ultrawide: 'Ultrawide',
    tablet: 'Tablet',
    phone: 'Smartphone',
    other: 'Andere',
  },
  count: (count: number) => `${exactCount(count)} Fassungen`,
  heading: 'Fassungen',
  all: 'Alle Fassungen',
  download: 'Herunterladen',
  forScreen: 'Für meinen Bildschirm',
  lead: 'Lade die Fassung herunter, die dir gefällt, oder lass sie auf deinen Bildschirm zuschneiden.',
  notFound: 'Dieses Set gibt es nicht.',
  title: (title: string) => `${title}: alle Fassungen`,
} satisfies typeof english;
