import type { taxonomy as english } from '../../en/taxonomy/taxonomy.server';
export const taxonomy = {
  category: {
    notFound: 'Categoria não encontrada. A categoria que você procura não existe.',
    slugTaken: (name: string) => `A categoria “${name}” já tem este slug.`,
    unreadableLine: 'Não é possível ler esta linha.',
    unexpected: 'Algo falhou. Tente mais tarde.',
    tooMany: (max: number) => `Crie no máximo ${max} categorias de uma vez.`,
    noneValid: 'Adicione pelo menos uma categoria válida',
    deleting: (name: string) => `Excluir a categoria “${name}”`,
    deletingOne: 'Excluir uma categoria',
  },
  tag: {
    beingMerged: (name: string) => `“${name}” está sendo unida com outra tag.`,
    nameTaken: (name: string) => `Já existe uma tag “${name}”.`,
    sameTag: 'Escolha outra tag.',
    alreadyDeleted: 'Estas tags não existem mais.',
    renaming: (from: string, to: string) => `Mudar a tag “${from}” para “${to}”`,
    merging: (from: string, into: string) => `Unir a tag “${from}” com “${into}”`,
    mergingOne: (name: string) => `Unir a tag “${name}”`,
    deleting: (name: string) => `Excluir a tag “${name}”`,
  },
} satisfies typeof english;
