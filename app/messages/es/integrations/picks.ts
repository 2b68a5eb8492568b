import type { picks as english } from '../../en/integrations/picks';

export const picks = {
  oneOf: (name: string, values: string) => `${name} debe ser uno de estos: ${values}.`,
  flag: (name: string) => `${name} debe ser 0 o 1.`,
  fit: 'fit debe ser cover o contain.',
  timeZone: 'tz debe ser una zona horaria como Europe/Berlin.',
  every: 'every debe estar entre 1m y 30d, como 15m, 1h o 7d.',
  shift: (most: string) => `shift puede ser ${most} como máximo.`,
  pathSize: 'El tamaño debe ser un ancho y un alto, como 1920x1080.',
  size: 'Revisa el ancho y el alto.',
  cutWithoutSize: 'Un recorte necesita ancho y alto.',
  formatWithoutFit: (formats: string) => `Sin fit, format debe ser uno de estos: ${formats}.`,
  noMatch: 'Ningún fondo cumple estos filtros.',
  noFile: 'Falta el archivo de este fondo.',
  licence: 'Licencia',
} satisfies typeof english;
