import type { demand as english } from '../../en/demand/demand';
import { counted, exactCount } from '../numbers';

const searches = (asked: number, found: number) =>
  `${counted(asked, 'búsqueda', 'búsquedas')}, ${exactCount(found)} en la galería`;
const times = (asked: number) => counted(asked, 'petición', 'peticiones');

export const demand = {
  title: 'Qué buscaban las visitas',
  lead: 'Lo que han pedido al menos dos visitantes. Cada uno cuenta una vez al día. Las imágenes se cuentan ahora mismo.',
  nothing: 'Todavía nada. Aquí aparece lo que buscan dos visitantes el mismo día.',
  period: 'Periodo',
  days: (days: number) => `${days} días`,
  kinds: {
    search: 'Búsquedas sin resultados',
    screen: 'Pantallas',
    corrected: 'Palabras corregidas',
    filters: 'Filtros sin resultados',
  },
  none: {
    search: 'Todas las búsquedas encontraron algo.',
    screen: 'Ninguna pantalla.',
    corrected: 'No se corrigió ninguna palabra.',
    filters: 'Todas las combinaciones de filtros encontraron algo.',
  },
  most: (shown: number, total: number) =>
    `Los ${shown} más pedidos de ${exactCount(total)}. El archivo CSV los tiene todos.`,
  quoted: (words: string) => `“${words}”`,
  facts: {
    search: searches,
    corrected: searches,
    screen: (asked: number, found: number) => `${times(asked)}, ${counted(found, 'imagen sirve', 'imágenes sirven')}`,
    filters: (asked: number, found: number) => `${times(asked)}, ${exactCount(found)} en la galería`,
  },
  asCorrected: (words: string) => `como “${words}”`,
  nearest: 'Ver lo más parecido',
  upload: 'Subir algo así',
  alias: 'Convertir en alias de…',
  tag: 'Etiqueta',
  button: 'Crear alias',
  busy: 'Creando alias…',
  named: (action: string, label: string) => `${action} (${label})`,
  leadsTo: 'Lleva a',
  noSuchTag: 'No hay ninguna etiqueta con ese nombre. Elige una que exista.',
  done: (words: string, tag: string) => `Las búsquedas de “${words}” llevan ahora a “${tag}”`,
} satisfies typeof english;
