import type { publishing as english } from '../../en/drafts/publishing';

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
  zone: (zone: string) => `Fuseau horaire du site : ${zone}.`,
  kept: 'Gardé comme brouillon',
  planned: 'Programmé',
  isDraft: 'Brouillon',
  plannedFor: (when: string) => `Programmé pour le ${when}`,
  show: 'Voir les brouillons et les dates',
} satisfies typeof english;
