import type { demand as english } from '../../en/demand/demand';
import { counted, exactCount } from '../numbers';

const pictures = (found: number) => counted(found, 'image trouvée', 'images trouvées');
const searches = (asked: number, found: number) => `${counted(asked, 'recherche', 'recherches')}, ${pictures(found)}`;
const times = (asked: number) => counted(asked, 'demande', 'demandes');

export const demand = {
  title: 'Ce que les visiteurs ont cherché',
  lead: 'Ce qu’au moins deux visiteurs ont demandé. Chacun compte une fois par jour. Les images sont comptées à l’instant.',
  nothing: 'Rien pour l’instant. Ce que deux visiteurs cherchent le même jour apparaît ici.',
  period: 'Période',
  days: (days: number) => `${days} jours`,
  kinds: {
    search: 'Recherches sans résultat',
    screen: 'Écrans',
    corrected: 'Mots corrigés',
    filters: 'Filtres sans résultat',
  },
  none: {
    search: 'Toutes les recherches ont donné un résultat.',
    screen: 'Aucun écran.',
    corrected: 'Aucun mot n’a été corrigé.',
    filters: 'Toutes les combinaisons de filtres ont donné un résultat.',
  },
  most: (shown: number, total: number) =>
    `Les ${shown} plus demandés sur ${exactCount(total)}. Le fichier CSV les contient tous.`,
  quoted: (words: string) => `« ${words} »`,
  facts: {
    search: searches,
    corrected: searches,
    screen: (asked: number, found: number) =>
      `${times(asked)}, ${counted(found, 'image convient', 'images conviennent')}`,
    filters: (asked: number, found: number) => `${times(asked)}, ${pictures(found)}`,
  },
  asCorrected: (words: string) => `pour « ${words} »`,
  nearest: 'Voir le plus proche',
  upload: 'Ajouter une image pour cela',
  alias: 'En faire un alias de…',
  tag: 'Tag',
  button: 'Créer l’alias',
  busy: 'Création de l’alias…',
  named: (action: string, label: string) => `${action} (${label})`,
  leadsTo: 'Mène à',
  noSuchTag: 'Aucun tag ne porte ce nom. Choisissez-en un qui existe.',
  done: (words: string, tag: string) => `Les recherches de « ${words} » mènent maintenant à « ${tag} »`,
} satisfies typeof english;
