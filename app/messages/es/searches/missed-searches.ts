import type { missedSearches as english } from '../../en/searches/missed-searches';
import { counted } from '../numbers';

export const missedSearches = {
  title: 'Búsquedas sin resultados',
  lead: 'En los últimos 30 días. Cada visitante cuenta una vez al día.',
  none: 'Aún nada. Aquí aparece lo que dos visitantes buscan en vano el mismo día.',
  searches: (count: number) => counted(count, 'búsqueda', 'búsquedas'),
  alias: 'Convertir en alias de…',
  tag: 'Etiqueta',
  button: 'Crear alias',
  busy: 'Creando alias…',
  named: (action: string, label: string) => `${action} (${label})`,
  noSuchTag: 'No hay ninguna etiqueta con ese nombre. Elige una que exista.',
  done: (words: string, tag: string) => `Las búsquedas de “${words}” llevan ahora a “${tag}”`,
} satisfies typeof english;
