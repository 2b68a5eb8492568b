import type { demand as english } from '../../en/demand/demand';
import { counted, exactCount } from '../numbers';

const found = (count: number) => counted(count, 'imagem encontrada', 'imagens encontradas');
const searches = (asked: number, count: number) => `${counted(asked, 'busca', 'buscas')}, ${found(count)}`;
const times = (asked: number) => counted(asked, 'pedido', 'pedidos');

export const demand = {
  title: 'O que os visitantes procuraram',
  lead: 'O que pelo menos dois visitantes pediram. Cada um conta uma vez por dia. As imagens são contadas agora.',
  nothing: 'Nada ainda. O que dois visitantes procuram no mesmo dia aparece aqui.',
  period: 'Período',
  days: (days: number) => `${days} dias`,
  kinds: {
    search: 'Buscas sem resultado',
    screen: 'Telas',
    corrected: 'Palavras corrigidas',
    filters: 'Filtros sem resultado',
  },
  none: {
    search: 'Todas as buscas encontraram algo.',
    screen: 'Nenhuma tela.',
    corrected: 'Nenhuma palavra foi corrigida.',
    filters: 'Todas as combinações de filtros encontraram algo.',
  },
  most: (shown: number, total: number) => `Os ${shown} mais pedidos de ${exactCount(total)}. O arquivo CSV tem todos.`,
  quoted: (words: string) => `“${words}”`,
  facts: {
    search: searches,
    corrected: searches,
    screen: (asked: number, count: number) => `${times(asked)}, ${counted(count, 'imagem serve', 'imagens servem')}`,
    filters: (asked: number, count: number) => `${times(asked)}, ${found(count)}`,
  },
  asCorrected: (words: string) => `como “${words}”`,
  nearest: 'Ver o mais parecido',
  upload: 'Enviar algo assim',
  alias: 'Tornar alias de…',
  tag: 'Tag',
  button: 'Criar alias',
  busy: 'Criando alias…',
  named: (action: string, label: string) => `${action} (${label})`,
  leadsTo: 'Leva a',
  noSuchTag: 'Não existe tag com esse nome. Escolha uma que exista.',
  done: (words: string, tag: string) => `Buscas por “${words}” agora levam a “${tag}”`,
} satisfies typeof english;
