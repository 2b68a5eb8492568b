import type { newCategories as english } from '../../en/taxonomy/new-categories';
import { counted, exactCount } from '../numbers';
export const newCategories = {
  link: 'Criar várias de uma vez ou importar uma lista',
  title: 'Novas categorias',
  rows: {
    heading: 'Várias de uma vez',
    nameOf: (row: number) => `Nome da categoria ${row}`,
    slugOf: (row: number) => `Slug da categoria ${row}`,
    namePlaceholder: 'Nome',
    slugPlaceholder: 'Slug, feito a partir do nome',
    create: 'Criar categorias',
    creating: 'Criando…',
    more: 'Mais linhas',
    cancel: 'Cancelar',
  },
  import: {
    heading: 'Importar uma lista',
    label: 'Uma categoria por linha',
    hint: 'Cada slug é criado a partir do nome. Linhas vazias não contam.',
    file: 'Ou um arquivo de texto',
    button: 'Importar',
    busy: 'Importando…',
  },
  results: {
    label: 'Resultados',
    totals: (created: number, failed: number) =>
      `${counted(created, 'categoria criada', 'categorias criadas')}, ${exactCount(failed)} com erro`,
    created: 'Criadas:',
    failed: (name: string, problem: string) => `Erro: ${name}. ${problem}`,
  },
} satisfies typeof english;
