import type { sets as english } from '../../en/sets/sets';
import { exactCount } from '../numbers';

export const sets = {
  roles: {
    light: 'Claro',
    day: 'Dia',
    desktop: 'Computador',
    dawn: 'Amanhecer',
    dusk: 'Entardecer',
    dark: 'Escuro',
    night: 'Noite',
    ultrawide: 'Ultrawide',
    tablet: 'Tablet',
    phone: 'Celular',
    other: 'Outra',
  },
  count: (count: number) => `${exactCount(count)} versões`,
  heading: 'Versões',
  all: 'Todas as versões',
  download: 'Baixar',
  forScreen: 'Para minha tela',
  lead: 'Baixe a versão de que gostar ou recorte-a para a sua tela.',
  notFound: 'Este conjunto não existe.',
  title: (title: string) => `${title}: todas as versões`,
} satisfies typeof english;
