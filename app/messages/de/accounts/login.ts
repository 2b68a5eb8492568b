import type { login as english } from '../../en/accounts/login';

export const login = {
  title: 'Anmeldung zur Verwaltung',
  description: 'Für alle, die diese Galerie verwalten.',
  username: 'Benutzername',
  password: 'Passwort',
  code: 'Code',
  codeHint: 'Sechs Ziffern aus deiner Authenticator-App oder ein Wiederherstellungscode.',
  startAgain: 'Noch einmal anfangen',
  logIn: 'Anmelden',
  loggingIn: 'Anmeldung läuft …',
  failed: 'Die Anmeldung ist fehlgeschlagen',
  ended: 'Deine Sitzung ist abgelaufen. Melde dich an, um weiterzumachen. Es wurde noch nichts geändert.',
  elsewhere:
    'Das ist nicht die eigene Adresse der Galerie, deshalb klappt die Anmeldung hier vielleicht nicht. Zur eigenen Adresse:',
  resumed: {
    title: 'Du bist angemeldet',
    text: 'Deine Eingaben sind noch da, aber noch nicht gespeichert.',
    continue: 'Dort weitermachen, wo du warst',
    loading: 'Wird geladen …',
  },
} satisfies typeof english;
