import type { hero as english } from '../../en/gallery/hero';
import { counted } from '../numbers';

export const hero = {
  title: 'Papéis de parede grátis para todas as suas telas',
  search: 'Buscar',
  searchAmong: (count: number) =>
    count === 0 ? 'Buscar papéis de parede' : `Buscar entre ${counted(count, 'papel de parede', 'papéis de parede')}`,
  figures: {
    wallpapers: (count: number) => (count <= 1 ? 'papel de parede' : 'papéis de parede'),
    downloads: (count: number) => (count <= 1 ? 'download' : 'downloads'),
    downloadsThisMonth: (count: number) => (count <= 1 ? 'download neste mês' : 'downloads neste mês'),
    activeUsers: (count: number) => (count <= 1 ? 'usuário ativo' : 'usuários ativos'),
    /** Instead of the number 0. */
    none: 'Novo',
  },
} satisfies typeof english;
