import type { password as english } from '../../en/accounts/password';

export const password = {
  title: 'Passwort ändern',
  current: 'Aktuelles Passwort',
  new: 'Neues Passwort',
  again: 'Neues Passwort noch einmal',
  hint: (min: number | undefined) =>
    `Mindestens ${min} Zeichen. Ein paar Wörter ohne Zusammenhang sind besser als Sonderzeichen.`,
  change: 'Passwort ändern',
  changing: 'Wird geändert …',
  changed: { title: 'Passwort geändert', text: 'Alle anderen Sitzungen sind beendet.' },
  failed: 'Das Passwort konnte nicht geändert werden',
  note: 'Das beendet alle deine anderen Sitzungen. Ein Passwort in den Einstellungen des Servers gilt nur für den ersten Start.',
} satisfies typeof english;
