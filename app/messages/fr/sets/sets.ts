import type { sets as english } from '../../en/sets/sets';
import { exactCount } from '../numbers';

export const sets = {
  roles: {
    light: 'Clair',
    day: 'Jour',
    desktop: 'Ordinateur',
    dawn: 'Aube',
    dusk: 'Crépuscule',
    dark: 'Sombre',
    night: 'Nuit',
    ultrawide: 'Ultra-large',
    tablet: 'Tablette',
    phone: 'Téléphone',
    other: 'Autre',
  },
  count: (count: number) => `${exactCount(count)} versions`,
  heading: 'Versions',
  all: 'Toutes les versions',
  download: 'Télécharger',
  forScreen: 'Pour mon écran',
  lead: 'Téléchargez la version qui vous plaît, ou faites-la recadrer pour votre écran.',
  notFound: 'Cette série n’existe pas.',
  title: (title: string) => `${title} : toutes les versions`,
} satisfies typeof english;
