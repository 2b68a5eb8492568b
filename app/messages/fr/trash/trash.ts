import type { trash as english } from '../../en/trash/trash';
import { counted, withDrafts } from '../numbers';

const wallpapers = (count: number) => counted(count, 'fond d’écran', 'fonds d’écran');
export const trash = {
  title: 'Corbeille',
  lead: (days: number) =>
    `Les fonds d’écran supprimés restent ici ${days} jours.[ Les visiteurs ne peuvent pas les voir.]`,
  whatDeletingDoes: (days: number) =>
    `Les fonds d’écran supprimés quittent aussitôt le site. Vous pouvez les restaurer depuis la corbeille pendant ${days} jours.`,
  empty: 'La corbeille est vide.',
  columns: {
    selected: 'Sélectionné',
    picture: 'Image',
    title: 'Titre',
    deleted: 'Supprimé',
    daysLeft: 'Supprimé définitivement dans',
    actions: 'Actions',
  },
  hidden: 'Masqué après un signalement',
  daysLeft: (days: number) => (days === 0 ? 'une heure' : counted(days, 'jour', 'jours')),
  pages: { label: 'Pages de la corbeille', first: 'Tout voir depuis le début', next: 'Suivante' },
  restore: {
    one: 'Restaurer',
    named: (title: string) => `Restaurer ${title}`,
    selected: 'Restaurer[ la sélection]',
    all: 'Tout restaurer',
    done: (count: number) => counted(count, 'fond d’écran restauré', 'fonds d’écran restaurés'),
    inBackground: (count: number) =>
      `${counted(count, 'fond d’écran est restauré', 'fonds d’écran sont restaurés')} en arrière-plan`,
  },
  delete: {
    selected: 'Supprimer[ la sélection définitivement]',
    all: 'Vider la corbeille',
    question: (count: number) => `Supprimer ${wallpapers(count)} définitivement ?`,
    consequence: 'Les images et tout ce qui leur appartient sont supprimés. C’est irréversible.',
    button: 'Supprimer définitivement',
    someFailed: 'Certains fonds d’écran n’ont pas pu être supprimés',
    done: (count: number) => `${counted(count, 'fond d’écran supprimé', 'fonds d’écran supprimés')} définitivement`,
    inBackground: (count: number) =>
      `${counted(count, 'fond d’écran est supprimé', 'fonds d’écran sont supprimés')} définitivement en arrière-plan`,
  },
  purge: {
    link: 'Supprimer tous les fonds d’écran de la galerie…',
    title: 'Supprimer tous les fonds d’écran',
    question: 'Supprimer tous les fonds d’écran ?',
    consequence: (count: number, drafts: number, days: number) =>
      `${withDrafts(wallpapers(count), drafts)} : tout quitte aussitôt le site. Vous pouvez le restaurer depuis la corbeille pendant ${days} jours.`,
    type: (words: string) => `Saisissez ${words} pour confirmer`,
    button: 'Supprimer tous les fonds d’écran',
    cancelled: 'Annulé',
    failed: 'Impossible de supprimer les fonds d’écran',
    done: (count: number, drafts: number) => `Suppression faite : ${withDrafts(wallpapers(count), drafts)}`,
    inBackground: (count: number, drafts: number) =>
      `Suppression en arrière-plan : ${withDrafts(wallpapers(count), drafts)}`,
  },
  notInTrash: (count: number) =>
    `${counted(count, 'fond d’écran n’était', 'fonds d’écran n’étaient')} plus dans la corbeille.`,
  notFromList: 'Sélectionnez des fonds d’écran de la liste.',
} satisfies typeof english;
