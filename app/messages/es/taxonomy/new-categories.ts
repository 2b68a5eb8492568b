import type { newCategories as english } from '../../en/taxonomy/new-categories';
import { counted, exactCount } from '../numbers';

export const newCategories = {
  link: 'Crear varias a la vez o importar una lista',
  title: 'Nuevas categorías',
  rows: {
    heading: 'Varias a la vez',
    nameOf: (row: number) => `Nombre de la categoría ${row}`,
    slugOf: (row: number) => `Slug de la categoría ${row}`,
    namePlaceholder: 'Nombre',
    slugPlaceholder: 'Slug, a partir del nombre',
    create: 'Crear categorías',
    creating: 'Creando…',
    more: 'Más filas',
    cancel: 'Cancelar',
  },
  import: {
    heading: 'Importar una lista',
    label: 'Una categoría por línea',
    hint: 'Cada slug se crea a partir del nombre. Las líneas vacías no cuentan.',
    file: 'O un archivo de texto',
    button: 'Importar',
    busy: 'Importando…',
  },
  results: {
    label: 'Resultados',
    totals: (created: number, failed: number) =>
      `${counted(created, 'categoría creada', 'categorías creadas')}, ${exactCount(failed)} con errores`,
    created: 'Creadas:',
    failed: (name: string, problem: string) => `Error: ${name}. ${problem}`,
  },
} satisfies typeof english;
