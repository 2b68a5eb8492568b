import type { taxonomy as english } from '../../en/taxonomy/taxonomy.server';

export const taxonomy = {
  category: {
    notFound: 'Categoría no encontrada. La categoría que buscas no existe.',
    slugTaken: (name: string) => `La categoría “${name}” ya tiene este slug.`,
    unreadableLine: 'No se puede leer esta línea.',
    unexpected: 'Algo ha fallado. Inténtalo más tarde.',
    tooMany: (max: number) => `Crea ${max} categorías a la vez como máximo.`,
    noneValid: 'Por favor, añade al menos una categoría válida',
    deleting: (name: string) => `Eliminar la categoría “${name}”`,
    deletingOne: 'Eliminar una categoría',
  },
  tag: {
    beingMerged: (name: string) => `“${name}” se está uniendo con otra etiqueta.`,
    nameTaken: (name: string) => `Ya hay una etiqueta “${name}”.`,
    sameTag: 'Elige otra etiqueta.',
    alreadyDeleted: 'Estas etiquetas ya no existen.',
    renaming: (from: string, to: string) => `Cambiar la etiqueta “${from}” por “${to}”`,
    merging: (from: string, into: string) => `Unir la etiqueta “${from}” con “${into}”`,
    mergingOne: (name: string) => `Unir la etiqueta “${name}”`,
    deleting: (name: string) => `Eliminar la etiqueta “${name}”`,
  },
} satisfies typeof english;
