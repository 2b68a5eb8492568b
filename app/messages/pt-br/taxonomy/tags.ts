import type { tags as english } from '../../en/taxonomy/tags';
import { counted, withDrafts } from '../numbers';

const wallpapers = (count: number) => counted(count, 'papel de parede', 'papéis de parede');
const tagCount = (count: number) => counted(count, 'tag', 'tags');
export const tags = {
  title: 'Tags',
  columns: { selected: 'Selecionada', name: 'Nome', slug: 'Slug', wallpapers: 'Papéis de parede', actions: 'Ações' },
  sorts: { label: 'Ordem', use: 'Mais usadas', name: 'Nome A–Z' },
  noun: ['tag', 'tags'] as [string, string],
  search: 'Buscar tags',
  clearSearch: 'Limpar a busca',
  none: 'Nenhuma tag ainda. Elas aparecem aqui quando um papel de parede as recebe.',
  noneFound: 'Nenhuma tag encontrada. [Ver todas as tags]',
  noneSelected: 'Nenhuma tag selecionada.',
  wallpapers,
  wallpaperUnit: (count: number) => (count <= 1 ? 'papel de parede' : 'papéis de parede'),
  onlyInDrafts: 'Apenas em rascunhos',
  suggestions: 'Sugestões',
  named: (name: string, count: string) => `“${name}” (${count})`,
  more: (count: number) => `mais ${count}`,
  edit: {
    title: (name: string | undefined) => `Editar ${name ?? 'a tag'}`,
    heading: (name: string) => `Editar a tag “${name}”`,
    delete: 'Excluir',
  },
  rename: {
    name: 'Nome',
    hint: 'O link anterior leva ao novo. Envios com o nome anterior recebem o novo.',
    button: 'Mudar o nome',
    busy: 'Mudando…',
    cancel: 'Cancelar',
    failed: 'Não foi possível mudar o nome da tag',
    mergeInstead: (name: string, into: string) => `Melhor unir “${name}” com “${into}”`,
    done: (name: string) => `A tag agora se chama “${name}”`,
  },
  previousNames: {
    heading: 'Nomes anteriores',
    hint: 'Links com estes nomes levam para cá, e envios que os usam recebem esta tag.',
    forget: 'Esquecer',
    forgetNamed: (name: string) => `Esquecer ${name}`,
    forgotten: 'Nome esquecido',
  },
  merge: {
    heading: 'Unir com outra tag',
    into: 'Unir com',
    intoPlaceholder: 'Unir com…',
    ask: 'Unir…',
    selected: 'Unir[ as selecionadas]',
    title: 'Unir tags',
    many: (count: number) => `Unir ${tagCount(count)}`,
    noneSelected: 'Selecione uma tag para uni-la com outra.',
    question: (tag: string, into: string) => `Unir “${tag}” com “${into}”?`,
    questionNew: (tag: string, into: string) => `Unir “${tag}” com a nova tag “${into}”?`,
    questionMany: (count: number, into: string) => `Unir ${tagCount(count)} com “${into}”?`,
    questionManyNew: (count: number, into: string) => `Unir ${tagCount(count)} com a nova tag “${into}”?`,
    becomes: (names: string, into: string, count: number) =>
      count === 1 ? `${names} passa a ser ${into}.` : `${names} passam a ser ${into}.`,
    newName: (name: string) => `“${name}”`,
    consequence: (into: string) => `Os nomes e links anteriores vão levar a “${into}”. Não é possível desfazer.`,
    button: 'Unir',
    busy: 'Unindo…',
    failed: 'Não foi possível unir as tags',
    beingMerged: (into: string) => `está sendo unida com ${into}`,
    thisIsBeingMerged: (into: string) => `Esta tag está sendo unida com “${into}”.`,
    done: (name: string, into: string) => `Tag “${name}” unida com “${into}”`,
    manyDone: (count: number, into: string) => `${counted(count, 'tag unida', 'tags unidas')} com “${into}”`,
  },
  delete: {
    title: 'Excluir tags',
    selected: 'Excluir[ as selecionadas]',
    question: (name: string) => `Excluir a tag “${name}”?`,
    questionMany: (count: number) => `Excluir ${tagCount(count)}?`,
    consequence: (names: string, count: number) =>
      count === 1
        ? `${names}. Os papéis de parede ficam, sem esta tag.`
        : `${names}. Os papéis de parede ficam, sem estas tags.`,
    failed: 'Não foi possível excluir as tags',
    done: (name: string) => `Tag “${name}” excluída`,
    manyDone: (count: number) => counted(count, 'tag excluída', 'tags excluídas'),
  },
  withFailures: (done: string, failed: number) => `${done}, ${failed} com erro`,
  changed: (count: number, isInBackground: boolean, drafts = 0) =>
    isInBackground
      ? `Alterando ${withDrafts(wallpapers(count), drafts)} em segundo plano.`
      : `${withDrafts(counted(count, 'papel de parede alterado', 'papéis de parede alterados'), drafts)}.`,
} satisfies typeof english;
