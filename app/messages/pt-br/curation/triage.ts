import type { triage as english } from '../../en/curation/triage';
import { exactCount } from '../numbers';

export const triage = {
  title: 'Completar papéis de parede',
  tab: 'Incompletos',
  lists: 'O que falta',
  only: {
    untagged: 'Tags',
    uncategorised: 'Categoria',
    'no-device': 'Dispositivo',
    'no-author': 'Autor',
    'no-licence': 'Licença',
    'no-description': 'Descrição',
    drafts: 'Rascunhos',
  },
  place: (at: number, all: number) => `${exactCount(at)} de ${exactCount(all)}`,
  suggestedTags: 'Tags sugeridas',
  save: 'Salvar e seguir',
  back: 'Voltar',
  skip: 'Pular',
  delete: 'Excluir',
  undo: 'Desfazer',
  saved: (title: string) => `Salvo: ${title}`,
  undone: (title: string) => `Desfeito: ${title}`,
  gone: 'Enquanto isso, este papel de parede foi excluído.',
  allFields: 'Todos os campos',
  allDone: 'Pronto. Não resta nenhum aqui.',
  none: 'Nenhum papel de parede está sem isso.',
} satisfies typeof english;
