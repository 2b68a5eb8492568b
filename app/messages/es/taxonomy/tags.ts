import type { tags as english } from '../../en/taxonomy/tags';
import { counted, withDrafts } from '../numbers';

const wallpapers = (count: number) => counted(count, 'fondo', 'fondos');
const tagCount = (count: number) => counted(count, 'etiqueta', 'etiquetas');

export const tags = {
  title: 'Etiquetas',
  columns: { selected: 'Seleccionada', name: 'Nombre', slug: 'Slug', wallpapers: 'Fondos', actions: 'Acciones' },
  sorts: { label: 'Orden', use: 'Más usadas', name: 'Nombre A–Z' },
  noun: ['etiqueta', 'etiquetas'] as [string, string],
  search: 'Buscar etiquetas',
  clearSearch: 'Borrar la búsqueda',
  none: 'Aún no hay etiquetas. Aparecen aquí cuando un fondo las recibe.',
  noneFound: 'No se han encontrado etiquetas. [Ver todas las etiquetas]',
  noneSelected: 'No hay etiquetas seleccionadas.',
  wallpapers,
  wallpaperUnit: (count: number) => (count === 1 ? 'fondo' : 'fondos'),
  onlyInDrafts: 'Solo en borradores',
  suggestions: 'Sugerencias',
  named: (name: string, count: string) => `“${name}” (${count})`,
  more: (count: number) => `${count} más`,
  edit: {
    title: (name: string | undefined) => `Editar ${name ?? 'la etiqueta'}`,
    heading: (name: string) => `Editar la etiqueta “${name}”`,
    delete: 'Eliminar',
  },
  rename: {
    name: 'Nombre',
    hint: 'El enlace anterior lleva al nuevo. Las subidas con el nombre anterior reciben el nuevo.',
    button: 'Cambiar el nombre',
    busy: 'Cambiando…',
    cancel: 'Cancelar',
    failed: 'No se pudo cambiar el nombre de la etiqueta',
    mergeInstead: (name: string, into: string) => `Mejor unir “${name}” con “${into}”`,
    done: (name: string) => `La etiqueta se llama ahora “${name}”`,
  },
  previousNames: {
    heading: 'Nombres anteriores',
    hint: 'Los enlaces con estos nombres llevan aquí, y las subidas que los usan reciben esta etiqueta.',
    forget: 'Olvidar',
    forgetNamed: (name: string) => `Olvidar ${name}`,
    forgotten: 'Nombre olvidado',
  },
  merge: {
    heading: 'Unir con otra etiqueta',
    into: 'Unir con',
    intoPlaceholder: 'Unir con…',
    ask: 'Unir…',
    selected: 'Unir[ las seleccionadas]',
    title: 'Unir etiquetas',
    many: (count: number) => `Unir ${tagCount(count)}`,
    noneSelected: 'Selecciona una etiqueta para unirla con otra.',
    question: (tag: string, into: string) => `¿Unir “${tag}” con “${into}”?`,
    questionNew: (tag: string, into: string) => `¿Unir “${tag}” con la etiqueta nueva “${into}”?`,
    questionMany: (count: number, into: string) => `¿Unir ${tagCount(count)} con “${into}”?`,
    questionManyNew: (count: number, into: string) => `¿Unir ${tagCount(count)} con la etiqueta nueva “${into}”?`,
    becomes: (names: string, into: string, count: number) =>
      count === 1 ? `${names} pasa a ser ${into}.` : `${names} pasan a ser ${into}.`,
    newName: (name: string) => `“${name}”`,
    consequence: (into: string) => `Los nombres y enlaces anteriores llevarán a “${into}”. No se puede deshacer.`,
    button: 'Unir',
    busy: 'Uniendo…',
    failed: 'No se pudieron unir las etiquetas',
    beingMerged: (into: string) => `se está uniendo con ${into}`,
    thisIsBeingMerged: (into: string) => `Esta etiqueta se está uniendo con “${into}”.`,
    done: (name: string, into: string) => `Etiqueta “${name}” unida con “${into}”`,
    manyDone: (count: number, into: string) => `${counted(count, 'etiqueta unida', 'etiquetas unidas')} con “${into}”`,
  },
  delete: {
    title: 'Eliminar etiquetas',
    selected: 'Eliminar[ las seleccionadas]',
    question: (name: string) => `¿Eliminar la etiqueta “${name}”?`,
    questionMany: (count: number) => `¿Eliminar ${tagCount(count)}?`,
    consequence: (names: string, count: number) =>
      count === 1
        ? `${names}. Los fondos se quedan, sin esta etiqueta.`
        : `${names}. Los fondos se quedan, sin estas etiquetas.`,
    failed: 'No se pudieron eliminar las etiquetas',
    done: (name: string) => `Etiqueta “${name}” eliminada`,
    manyDone: (count: number) => counted(count, 'etiqueta eliminada', 'etiquetas eliminadas'),
  },
  withFailures: (done: string, failed: number) => `${done}, ${failed} con errores`,
  changed: (count: number, isInBackground: boolean, drafts = 0) =>
    isInBackground
      ? `Cambiando ${withDrafts(wallpapers(count), drafts)} en segundo plano.`
      : `${withDrafts(counted(count, 'fondo cambiado', 'fondos cambiados'), drafts)}.`,
} satisfies typeof english;
