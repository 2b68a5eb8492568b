import type { picks as english } from '../../en/integrations/picks';

export const picks = {
  oneOf: (name: string, values: string) => `${name} debe ser uno de estos: ${values}.`,
  flag: (name: string) => `${name} debe ser 0 o 1.`,
  pathSize: 'El tamaño debe ser un ancho y un alto, como 1920x1080.',
  size: 'Revisa el ancho y el alto.',
  cutWithoutSize: 'Un recorte necesita ancho y alto.',
  formatWithoutFit: (formats: string) => `Sin fit, format debe ser uno de estos: ${formats}.`,
  noMatch: 'Ningún fondo cumple estos filtros.',
  noFile: 'Falta el archivo de este fondo.',
} satisfies typeof english;
