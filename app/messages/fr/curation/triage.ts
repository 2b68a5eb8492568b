import type { triage as english } from '../../en/curation/triage';
import { exactCount } from '../numbers';

export const triage = {
  title: 'Compléter les fonds d’écran',
  tab: 'Incomplets',
  lists: 'Ce qui manque',
  only: {
    untagged: 'Tags',
    uncategorised: 'Catégorie',
    'no-device': 'Appareil',
    'no-author': 'Auteur',
    'no-licence': 'Licence',
    'no-description': 'Description',
    drafts: 'Brouillons',
  },
  place: (at: number, all: number) => `${exactCount(at)} sur ${exactCount(all)}`,
  suggestedTags: 'Tags suggérés',
  save: 'Enregistrer et continuer',
  back: 'Retour',
  skip: 'Passer',
  delete: 'Supprimer',
  undo: 'Annuler',
  saved: (title: string) => `Enregistré : ${title}`,
  undone: (title: string) => `Annulé : ${title}`,
  gone: 'Ce fond d’écran a été supprimé entre-temps.',
  allFields: 'Tous les champs',
  allDone: 'C’est fait. Il n’en reste aucun ici.',
  none: 'Il ne manque cela à aucun fond d’écran.',
} satisfies typeof english;
