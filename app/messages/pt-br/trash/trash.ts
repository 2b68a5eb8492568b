import type { trash as english } from '../../en/trash/trash';
import { counted, withDrafts } from '../numbers';

const wallpapers = (count: number) => counted(count, 'papel de parede', 'papéis de parede');
export const trash = {
  title: 'Lixeira',
  lead: (days: number) => `Papéis de parede excluídos ficam aqui por ${days} dias.[ Os visitantes não podem vê-los.]`,
  whatDeletingDoes: (days: number) =>
    `Papéis de parede excluídos saem do site na hora. Você pode restaurá-los da lixeira por ${days} dias.`,
  empty: 'A lixeira está vazia.',
  columns: {
    selected: 'Selecionado',
    picture: 'Imagem',
    title: 'Título',
    deleted: 'Excluído',
    daysLeft: 'Excluído para sempre em',
    actions: 'Ações',
  },
  hidden: 'Oculto depois de uma denúncia',
  daysLeft: (days: number) => (days === 0 ? 'uma hora' : counted(days, 'dia', 'dias')),
  pages: { label: 'Páginas da lixeira', first: 'Ver tudo desde o início', next: 'Próxima' },
  restore: {
    one: 'Restaurar',
    named: (title: string) => `Restaurar ${title}`,
    selected: 'Restaurar[ os selecionados]',
    all: 'Restaurar tudo',
    done: (count: number) => counted(count, 'papel de parede restaurado', 'papéis de parede restaurados'),
    inBackground: (count: number) =>
      `${counted(count, 'papel de parede está sendo restaurado', 'papéis de parede estão sendo restaurados')} em segundo plano`,
  },
  delete: {
    selected: 'Excluir[ os selecionados para sempre]',
    all: 'Esvaziar a lixeira',
    question: (count: number) => `Excluir ${wallpapers(count)} para sempre?`,
    consequence: 'As imagens e tudo o que pertence a elas são excluídos. Não é possível desfazer.',
    button: 'Excluir para sempre',
    someFailed: 'Não foi possível excluir alguns papéis de parede',
    done: (count: number) => `${counted(count, 'papel de parede excluído', 'papéis de parede excluídos')} para sempre`,
    inBackground: (count: number) =>
      `${counted(count, 'papel de parede está sendo excluído', 'papéis de parede estão sendo excluídos')} para sempre em segundo plano`,
  },
  purge: {
    link: 'Excluir todos os papéis de parede da galeria…',
    title: 'Excluir todos os papéis de parede',
    question: 'Excluir todos os papéis de parede?',
    consequence: (count: number, drafts: number, days: number) =>
      `${withDrafts(wallpapers(count), drafts)}: tudo sai do site na hora. Você pode restaurar da lixeira por ${days} dias.`,
    type: (words: string) => `Digite ${words} para confirmar`,
    button: 'Excluir todos os papéis de parede',
    cancelled: 'Cancelado',
    failed: 'Não foi possível excluir os papéis de parede',
    done: (count: number, drafts: number) => `Excluído: ${withDrafts(wallpapers(count), drafts)}`,
    inBackground: (count: number, drafts: number) =>
      `Sendo excluído em segundo plano: ${withDrafts(wallpapers(count), drafts)}`,
  },
  notInTrash: (count: number) =>
    `${counted(count, 'papel de parede já não estava', 'papéis de parede já não estavam')} na lixeira.`,
  notFromList: 'Selecione papéis de parede da lista.',
} satisfies typeof english;
