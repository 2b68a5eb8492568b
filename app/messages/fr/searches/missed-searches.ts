import type { missedSearches as english } from '../../en/searches/missed-searches';
import { counted } from '../numbers';

export const missedSearches = {
  title: 'Recherches sans résultat',
  lead: 'Au cours des 30 derniers jours. Chaque visiteur compte une fois par jour.',
  none: 'Rien pour l’instant. Ce que deux visiteurs cherchent en vain le même jour apparaît ici.',
  searches: (count: number) => counted(count, 'recherche', 'recherches'),
  alias: 'En faire un alias de…',
  tag: 'Tag',
  button: 'Créer l’alias',
  busy: 'Création de l’alias…',
  named: (action: string, label: string) => `${action} (${label})`,
  noSuchTag: 'Aucun tag ne porte ce nom. Choisissez-en un qui existe.',
  done: (words: string, tag: string) => `Les recherches de « ${words} » mènent maintenant à « ${tag} »`,
} satisfies typeof english;
