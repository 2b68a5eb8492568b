import type { categories as english } from '../../en/taxonomy/categories';
import { counted, exactCount, withDrafts } from '../numbers';

export const categories = {
  title: 'Categorías',
  columns: { name: 'Nombre', slug: 'Slug', wallpapers: 'Fondos', actions: 'Acciones' },
  none: 'Aún no hay categorías. Crea la primera arriba.',
  wallpapers: (count: number) => counted(count, 'fondo', 'fondos'),
  wallpaperUnit: (count: number) => (count === 1 ? 'fondo' : 'fondos'),
  wallpapersIn: (count: number, name: string) => `${counted(count, 'fondo', 'fondos')} en ${name}`,
  withoutCategory: (count: number) => `[${counted(count, 'fondo', 'fondos')}] sin categoría`,
  name: 'Nombre',
  slug: 'Slug',
  cancel: 'Cancelar',
  create: {
    label: 'Nueva categoría',
    slugPlaceholder: 'A partir del nombre',
    button: 'Crear',
    busy: 'Creando…',
    failed: 'No se pudo crear la categoría',
    done: 'Categoría creada',
    manyDone: (count: number) => (count === 1 ? 'Categoría creada' : `${exactCount(count)} categorías creadas`),
  },
  edit: {
    title: (name: string | undefined) => `Editar ${name ?? 'la categoría'}`,
    heading: (name: string) => `Editar “${name}”`,
    slugHint: 'El enlace anterior lleva al nuevo. Déjalo vacío para crear el slug a partir del nombre.',
    nameIn: (language: string) => `Nombre (${language})`,
    nameInHint: 'Se muestra en las páginas en ese idioma. Déjalo en blanco para usar el nombre habitual.',
    view: 'Ver en el sitio',
    save: 'Guardar cambios',
    saving: 'Guardando…',
    failed: 'No se pudo actualizar la categoría',
    done: 'Categoría actualizada',
  },
  delete: {
    link: 'Eliminar',
    title: (name: string | undefined) => `Eliminar ${name ?? 'la categoría'}`,
    question: (name: string) => `¿Eliminar la categoría “${name}”?`,
    consequence: (wallpapers: number, drafts: number) =>
      wallpapers + drafts === 0
        ? 'Ningún fondo tiene esta categoría.'
        : `${withDrafts(counted(wallpapers, 'fondo', 'fondos'), drafts)} se ${wallpapers + drafts === 1 ? 'queda' : 'quedan'} sin categoría.`,
    failed: 'No se pudo eliminar la categoría',
    done: 'Categoría eliminada',
    inBackground: (name: string) => `“${name}” se está quitando de sus fondos en segundo plano.`,
  },
} satisfies typeof english;
