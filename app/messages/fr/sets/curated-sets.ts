import type { curatedSets as english } from '../../en/sets/curated-sets';
import { counted, exactCount } from '../numbers';

export const curatedSets = {
  make: 'Créer[ une] série',
  made: (count: number) => `Série créée : ${exactCount(count)} versions`,
  show: 'Voir la série',
  role: (title: string) => `Rôle de ${title}`,
  save: 'Enregistrer les rôles',
  saving: 'Enregistrement…',
  saved: 'Rôles enregistrés',
  leave: 'Retirer',
  leaveNamed: (title: string) => `Retirer ${title} de la série`,
  left: 'Retiré de la série',
  failed: 'La série n’a pas pu être enregistrée',
  draft: 'Brouillon',
  proposals: {
    title: 'Séries proposées',
    lead: 'Ces images ont le même titre dans des formes différentes, ou leurs titres ne diffèrent que par des mots comme « dark » ou « phone ». Décochez les images qui n’en font pas partie.',
    noun: ['proposition', 'propositions'] as [string, string],
    none: 'Aucune série à proposer. Les propositions réunissent des images qui ont le même titre dans des formes différentes, ou dont les titres ne diffèrent que par des mots comme « dark » ou « phone ».',
    include: (title: string) => `Inclure ${title}`,
    make: 'Créer cette série',
    count: (count: number) => counted(count, 'série proposée', 'séries proposées'),
  },
} satisfies typeof english;
