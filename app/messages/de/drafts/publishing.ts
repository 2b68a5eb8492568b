import type { publishing as english } from '../../en/drafts/publishing';
import { withDrafts } from '../numbers';

export const publishing = {
  legend: 'Veröffentlichen',
  choices: {
    now: 'Jetzt',
    at: 'An einem Tag, zu einer Uhrzeit',
    drip: 'Täglich einige',
    draft: 'Als Entwurf behalten',
  },
  when: 'Tag und Uhrzeit',
  perDay: 'Wallpaper pro Tag',
  time: 'Um',
  first: 'Erster Tag',
  firstHint: 'Sie folgen auf den letzten Termin, wenn du keinen ersten Tag wählst.',
  zone: (zone: string) =>
    `Zeitzone der Website: ${zone}. Kommt eine Uhrzeit bei der Zeitumstellung zweimal vor, gilt die erste; fällt sie aus, gilt sie eine Stunde später.`,
  kept: 'Als Entwurf behalten',
  planned: 'Geplant',
  isDraft: 'Entwurf',
  plannedFor: (when: string) => `Geplant für ${when}`,
  withDrafts,
  show: 'Entwürfe und Termine zeigen',
} satisfies typeof english;
