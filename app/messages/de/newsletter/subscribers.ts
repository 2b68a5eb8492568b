import type { subscribers as english } from '../../en/newsletter/subscribers';

export const subscribers = {
  title: 'Abonnenten',
  noun: ['Abonnent', 'Abonnenten'] as [string, string],
  none: 'Noch keine Abonnenten.',
  noMatch: 'Keine Adresse passt.',
  columns: { id: 'ID', email: 'E-Mail-Adresse', subscribed: 'Abonniert (UTC)', status: 'Status', actions: 'Aktionen' },
  statuses: {
    unconfirmed: 'Nicht bestätigt',
    pending: 'Wartet auf Bestätigung',
    confirmed: 'Bestätigt',
    paused: 'Pausiert: Adresse abgelehnt',
  },
  search: 'Abonnenten suchen',
  searchHint: 'Teil einer Adresse',
  clearSearch: 'Suche leeren',
  loadFailed: 'Die Abonnenten konnten nicht geladen werden',
  tryAgain: 'Noch einmal versuchen',
  remove: 'Entfernen',
  removing: 'Wird entfernt …',
  removeNamed: (email: string) => `${email} entfernen`,
  removeTitle: (email: string | undefined) => `${email ?? 'Abonnenten'} entfernen`,
  removeQuestion: (email: string) => `${email} entfernen?`,
  removeConsequence: 'Die Adresse wird endgültig gelöscht. Wem sie gehört, kann den Newsletter wieder abonnieren.',
  removeFailed: 'Der Abonnent konnte nicht entfernt werden',
  removed: 'Abonnent entfernt',
} satisfies typeof english;
