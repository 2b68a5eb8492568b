import type { errorPages as english } from '../../en/ui/error-pages';

export const errorPages = {
  pages: {
    400: { title: 'Ungültige Anfrage', description: 'Deine Anfrage kann nicht verarbeitet werden.' },
    401: { title: 'Nicht angemeldet', description: 'Für diese Seite musst du dich anmelden.' },
    403: { title: 'Kein Zugriff', description: 'Du darfst diese Seite nicht ansehen.' },
    404: { title: 'Seite nicht gefunden', description: 'Die gesuchte Seite gibt es nicht.' },
    410: { title: 'Nicht mehr hier', description: 'Diese Seite wurde entfernt.' },
    429: {
      title: 'Zu viele Anfragen',
      description: 'Du hast zu viele Anfragen gesendet. Warte kurz und versuche es noch einmal.',
    },
    500: { title: 'Serverfehler', description: 'Bei uns ist etwas schiefgegangen.' },
    502: { title: 'Falsche Antwort', description: 'Ein anderer Server hat eine ungültige Antwort gesendet.' },
    503: { title: 'Gleich wieder da', description: 'Wir sind gleich wieder da. Bitte versuche es später noch einmal.' },
    504: {
      title: 'Zeit abgelaufen',
      description: 'Der Server hat zu lange gebraucht. Bitte versuche es später noch einmal.',
    },
  },
  noConnection: {
    title: 'Keine Verbindung',
    description: 'Wir erreichen die Website nicht. Prüfe deine Verbindung und versuche es noch einmal.',
  },
  status: (status: number) => `HTTP ${status}`,
  logIn: 'Anmelden',
  tryAgain: 'Noch einmal versuchen',
  goHome: 'Zur Startseite',
  errorId: 'Fehler-ID: [id]',
} satisfies typeof english;
