import type { missedSearches as english } from '../../en/searches/missed-searches';
import { counted } from '../numbers';

export const missedSearches = {
  title: 'Buscas sem resultado',
  lead: 'Nos últimos 30 dias. Cada visitante conta uma vez por dia.',
  none: 'Nada ainda. O que dois visitantes buscam em vão no mesmo dia aparece aqui.',
  searches: (count: number) => counted(count, 'busca', 'buscas'),
  alias: 'Tornar alias de…',
  tag: 'Tag',
  button: 'Criar alias',
  busy: 'Criando alias…',
  named: (action: string, label: string) => `${action} (${label})`,
  noSuchTag: 'Não existe tag com esse nome. Escolha uma que exista.',
  done: (words: string, tag: string) => `Buscas por “${words}” agora levam a “${tag}”`,
} satisfies typeof english;
