import type { tags as english } from '../../en/taxonomy/tags';
import { counted, withDrafts } from '../numbers';

const wallpapers = (count: number) => counted(count, 'fond d’écran', 'fonds d’écran');
const tagCount = (count: number) => counted(count, 'tag', 'tags');
export const tags = {
  title: 'Tags',
  columns: { selected: 'Sélectionné', name: 'Nom', slug: 'Slug', wallpapers: 'Fonds d’écran', actions: 'Actions' },
  sorts: { label: 'Ordre', use: 'Les plus utilisés', name: 'Nom A–Z' },
  noun: ['tag', 'tags'] as [string, string],
  search: 'Rechercher des tags',
  clearSearch: 'Effacer la recherche',
  none: 'Aucun tag pour l’instant. Ils apparaissent ici quand un fond d’écran les reçoit.',
  noneFound: 'Aucun tag trouvé. [Voir tous les tags]',
  noneSelected: 'Aucun tag sélectionné.',
  wallpapers,
  wallpaperUnit: (count: number) => (count <= 1 ? 'fond d’écran' : 'fonds d’écran'),
  onlyInDrafts: 'Uniquement dans des brouillons',
  suggestions: 'Suggestions',
  named: (name: string, count: string) => `« ${name} » (${count})`,
  more: (count: number) => `${count} de plus`,
  edit: {
    title: (name: string | undefined) => `Modifier ${name ?? 'le tag'}`,
    heading: (name: string) => `Modifier le tag « ${name} »`,
    delete: 'Supprimer',
  },
  rename: {
    name: 'Nom',
    hint: 'L’ancien lien mène au nouveau. Les envois avec l’ancien nom reçoivent le nouveau.',
    button: 'Renommer',
    busy: 'Changement…',
    cancel: 'Annuler',
    failed: 'Impossible de renommer le tag',
    mergeInstead: (name: string, into: string) => `Plutôt fusionner « ${name} » avec « ${into} »`,
    done: (name: string) => `Le tag s’appelle maintenant « ${name} »`,
  },
  previousNames: {
    heading: 'Noms précédents',
    hint: 'Les liens avec ces noms mènent ici, et les envois qui les utilisent reçoivent ce tag.',
    forget: 'Oublier',
    forgetNamed: (name: string) => `Oublier ${name}`,
    forgotten: 'Nom oublié',
  },
  merge: {
    heading: 'Fusionner avec un autre tag',
    into: 'Fusionner avec',
    intoPlaceholder: 'Fusionner avec…',
    ask: 'Fusionner…',
    selected: 'Fusionner[ la sélection]',
    title: 'Fusionner des tags',
    many: (count: number) => `Fusionner ${tagCount(count)}`,
    noneSelected: 'Sélectionnez un tag pour le fusionner avec un autre.',
    question: (tag: string, into: string) => `Fusionner « ${tag} » avec « ${into} » ?`,
    questionNew: (tag: string, into: string) => `Fusionner « ${tag} » avec le nouveau tag « ${into} » ?`,
    questionMany: (count: number, into: string) => `Fusionner ${tagCount(count)} avec « ${into} » ?`,
    questionManyNew: (count: number, into: string) => `Fusionner ${tagCount(count)} avec le nouveau tag « ${into} » ?`,
    becomes: (names: string, into: string, count: number) =>
      count === 1 ? `${names} devient ${into}.` : `${names} deviennent ${into}.`,
    newName: (name: string) => `« ${name} »`,
    consequence: (into: string) => `Les noms et liens précédents mèneront à « ${into} ». C’est irréversible.`,
    button: 'Fusionner',
    busy: 'Fusion…',
    failed: 'Impossible de fusionner les tags',
    beingMerged: (into: string) => `en cours de fusion avec ${into}`,
    thisIsBeingMerged: (into: string) => `Ce tag est en cours de fusion avec « ${into} ».`,
    done: (name: string, into: string) => `Tag « ${name} » fusionné avec « ${into} »`,
    manyDone: (count: number, into: string) => `${counted(count, 'tag fusionné', 'tags fusionnés')} avec « ${into} »`,
  },
  delete: {
    title: 'Supprimer des tags',
    selected: 'Supprimer[ la sélection]',
    question: (name: string) => `Supprimer le tag « ${name} » ?`,
    questionMany: (count: number) => `Supprimer ${tagCount(count)} ?`,
    consequence: (names: string, count: number) =>
      count === 1
        ? `${names}. Les fonds d’écran restent, sans ce tag.`
        : `${names}. Les fonds d’écran restent, sans ces tags.`,
    failed: 'Impossible de supprimer les tags',
    done: (name: string) => `Tag « ${name} » supprimé`,
    manyDone: (count: number) => counted(count, 'tag supprimé', 'tags supprimés'),
  },
  withFailures: (done: string, failed: number) => `${done}, ${failed} en échec`,
  changed: (count: number, isInBackground: boolean, drafts = 0) =>
    isInBackground
      ? `Modification de ${withDrafts(wallpapers(count), drafts)} en arrière-plan.`
      : `${withDrafts(counted(count, 'fond d’écran modifié', 'fonds d’écran modifiés'), drafts)}.`,
} satisfies typeof english;
