import type { categories as english } from '../../en/taxonomy/categories';
import { counted, exactCount, withDrafts } from '../numbers';
export const categories = {
  title: 'Categorias',
  columns: { name: 'Nome', slug: 'Slug', wallpapers: 'Papéis de parede', actions: 'Ações' },
  none: 'Nenhuma categoria ainda. Crie a primeira acima.',
  wallpapers: (count: number) => counted(count, 'papel de parede', 'papéis de parede'),
  wallpaperUnit: (count: number) => (count <= 1 ? 'papel de parede' : 'papéis de parede'),
  wallpapersIn: (count: number, name: string) => `${counted(count, 'papel de parede', 'papéis de parede')} em ${name}`,
  withoutCategory: (count: number) => `[${counted(count, 'papel de parede', 'papéis de parede')}] sem categoria`,
  name: 'Nome',
  slug: 'Slug',
  cancel: 'Cancelar',
  create: {
    label: 'Nova categoria',
    slugPlaceholder: 'Feito a partir do nome',
    button: 'Criar',
    busy: 'Criando…',
    failed: 'Não foi possível criar a categoria',
    done: 'Categoria criada',
    manyDone: (count: number) => (count === 1 ? 'Categoria criada' : `${exactCount(count)} categorias criadas`),
  },
  edit: {
    title: (name: string | undefined) => `Editar ${name ?? 'a categoria'}`,
    heading: (name: string) => `Editar “${name}”`,
    slugHint: 'O link anterior leva ao novo. Deixe em branco para criar o slug a partir do nome.',
    nameIn: (language: string) => `Nome (${language})`,
    nameInHint: 'Aparece nas páginas nesse idioma. Deixe em branco para usar o nome habitual.',
    view: 'Ver no site',
    save: 'Salvar alterações',
    saving: 'Salvando…',
    failed: 'Não foi possível atualizar a categoria',
    done: 'Categoria atualizada',
  },
  delete: {
    link: 'Excluir',
    title: (name: string | undefined) => `Excluir ${name ?? 'a categoria'}`,
    question: (name: string) => `Excluir a categoria “${name}”?`,
    consequence: (wallpapers: number, drafts: number) =>
      wallpapers + drafts === 0
        ? 'Nenhum papel de parede tem esta categoria.'
        : `${withDrafts(counted(wallpapers, 'papel de parede', 'papéis de parede'), drafts)} ${wallpapers + drafts === 1 ? 'fica' : 'ficam'} sem categoria.`,
    failed: 'Não foi possível excluir a categoria',
    done: 'Categoria excluída',
    inBackground: (name: string) => `“${name}” está sendo removida dos papéis de parede em segundo plano.`,
  },
} satisfies typeof english;
