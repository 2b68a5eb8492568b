import type { listHeadings as english } from '../../en/lists/list-headings.server';
export const listHeadings = {
  wallpapers: 'Papéis de parede',
  random: {
    both: 'Papéis de parede aleatórios',
    pc: 'Papéis de parede aleatórios para PC',
    mobile: 'Papéis de parede aleatórios para celular',
    tablet: 'Papéis de parede aleatórios para tablet',
    other: 'Mais papéis de parede aleatórios',
  },
  results: (search: string) => `Resultados de “${search}”`,
  allOfDevice: {
    pc: (category: string) => `Todos os papéis de parede de ${category} para PC`,
    mobile: (category: string) => `Todos os papéis de parede de ${category} para celular`,
    tablet: (category: string) => `Todos os papéis de parede de ${category} para tablet`,
    other: (category: string) => `Todos os outros papéis de parede de ${category}`,
  },
} satisfies typeof english;
