import type { publishing as english } from '../../en/drafts/publishing';

export const publishing = {
  legend: 'Veröffentlichen',
  choices: {
    now: 'Jetzt',
    at: 'An einem Tag, zu einer Uhrzeit',
    drip: 'Täglich einige, nach dem letzten Termin',
    draft: 'Als Entwurf behalten',
  },
  when: 'Tag und Uhrzeit',
  perDay: 'Wallpaper pro Tag',
  time: 'Um',
  first: 'Erster Tag',
  firstHint: 'Leer lassen, um nach dem letzten Termin weiterzumachen.',
  zone: (zone: string) => `Zeitzone der Website: ${zone}.`,
  kept: 'Als Entwurf behalten',
  planned: 'Geplant',
  isDraft: 'Entwurf',
  plannedFor: (when: string) => `Geplant für ${when}`,
  show: 'Entwürfe und Termine zeigen',
} satisfies typeof english;
