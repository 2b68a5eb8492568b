import type { listHeadings as english } from '../../en/lists/list-headings.server';
export const listHeadings = {
  wallpapers: 'Fondos de pantalla',
  random: {
    both: 'Fondos al azar',
    pc: 'Fondos para PC al azar',
    mobile: 'Fondos para móvil al azar',
    tablet: 'Fondos para tableta al azar',
    other: 'Más fondos al azar',
  },
  results: (search: string) => `Resultados de “${search}”`,
  allOfDevice: {
    pc: (category: string) => `Todos los fondos para PC de ${category}`,
    mobile: (category: string) => `Todos los fondos para móvil de ${category}`,
    tablet: (category: string) => `Todos los fondos para tableta de ${category}`,
    other: (category: string) => `Todos los demás fondos de ${category}`,
  },
} satisfies typeof english;
