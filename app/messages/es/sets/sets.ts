import type { sets as english } from '../../en/sets/sets';
import { exactCount } from '../numbers';

export const sets = {
  roles: {
    light: 'Claro',
    day: 'Día',
    desktop: 'Escritorio',
    dawn: 'Amanecer',
    dusk: 'Atardecer',
    dark: 'Oscuro',
    night: 'Noche',
    ultrawide: 'Ultrapanorámico',
    tablet: 'Tableta',
    phone: 'Teléfono',
    other: 'Otra',
  },
  count: (count: number) => `${exactCount(count)} versiones`,
  heading: 'Versiones',
  all: 'Todas las versiones',
  download: 'Descargar',
  forScreen: 'Para mi pantalla',
  lead: 'Descarga la versión que prefieras o recórtala a tu pantalla.',
  notFound: 'Este conjunto no existe.',
  title: (title: string) => `${title}: todas las versiones`,
} satisfies typeof english;
