import type { suggestions as english } from '../../en/curation/suggestions';
import { counted, exactCount } from '../numbers';

export const suggestions = {
  title: 'Sugestões',
  lead: 'Programas com um token sugeriram estas mudanças. Nada muda até você aceitar.',
  noun: ['sugestão', 'sugestões'] as [string, string],
  none: 'Nenhuma sugestão a decidir.',
  all: 'Todas as sugestões',
  waiting: (count: number) => `${counted(count, 'sugestão', 'sugestões')} a decidir`,
  from: 'De',
  edit: 'Editar o papel de parede',
  select: 'Selecionar',
  now: 'Agora',
  offered: 'Sugerido',
  added: 'Acrescenta',
  blank: '–',
  unchanged: 'O papel de parede já tem tudo isto.',
  fields: { title: 'Título', description: 'Descrição', category: 'Categoria', tags: 'Tags' },
  accept: 'Aceitar',
  reject: 'Recusar',
  acceptSelected: 'Aceitar as selecionadas',
  rejectSelected: 'Recusar as selecionadas',
  named: (action: string, title: string, source: string) => `${action}: ${title} (${source})`,
  decided: {
    accepted: (count: number) => `${counted(count, 'sugestão aceita', 'sugestões aceitas')}`,
    rejected: (count: number) => `${counted(count, 'sugestão recusada', 'sugestões recusadas')}`,
  },
  noneDecided: { title: 'Nada foi decidido', text: 'Selecione sugestões primeiro. As decididas não aparecem mais.' },
  errors: {
    nothing: 'Sugira um título, uma descrição, uma categoria ou tags.',
    fullHere: (most: number) => `Este papel de parede já tem ${most} sugestões a decidir.`,
    full: (most: number) => `Já há ${exactCount(most)} sugestões a decidir.`,
  },
} satisfies typeof english;
