import type { publishing as english } from '../../en/drafts/publishing';
import { withDrafts } from '../numbers';

export const publishing = {
  legend: 'Publier',
  choices: {
    now: 'Maintenant',
    at: 'À une date et une heure',
    drip: 'Quelques-uns par jour',
    draft: 'Garder comme brouillon',
  },
  when: 'Date et heure',
  perDay: 'Fonds d’écran par jour',
  time: 'À',
  first: 'Premier jour',
  firstHint: 'Ils suivent le dernier prévu, sauf si vous choisissez un premier jour.',
  zone: (zone: string) =>
    `Fuseau horaire du site : ${zone}. Si une heure revient deux fois au changement d’heure, la première compte ; si elle n’existe pas, c’est une heure plus tard.`,
  kept: 'Gardé comme brouillon',
  planned: 'Programmé',
  isDraft: 'Brouillon',
  plannedFor: (when: string) => `Programmé pour le ${when}`,
  withDrafts,
  show: 'Voir les brouillons et les dates',
} satisfies typeof english;
