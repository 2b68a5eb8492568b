import type { listFilters as english } from '../../en/lists/list-filters';

export const listFilters = {
  title: 'Filtros',
  any: 'Cualquiera',
  sort: 'Orden',
  sorts: {
    newest: 'Más recientes',
    downloads: 'Más descargados',
    month: 'Más descargados este mes',
    random: 'Al azar',
  },
  credit: { title: 'Condiciones', licence: 'De uso libre', ai: 'Sin IA' },
  not: 'Sin',
  notHint: 'Etiquetas, separadas por comas',
  show: 'Mostrar',
  showCount: (count: string) => `Mostrar ${count}`,
  myScreen: (width: number, height: number) => `Mi pantalla, ${width} × ${height}`,
  feed: 'Feed de esta lista',
  changer: 'Usar en un cambiador de fondos',
  active: 'Filtros activos',
  remove: (label: string) => `Quitar el filtro ${label}`,
  clear: 'Quitar todos',
  without: (tag: string) => `Sin ${tag}`,
  nothing: 'Nada cumple todos tus filtros. Quita uno:',
  drop: (label: string, count: string) => `Quitar “${label}”: ${count}`,
  showAll: 'Quitar todos los filtros',
} satisfies typeof english;
