import type { accountErrors as english } from '../../en/accounts/account-errors';

export const accountErrors = {
  wrongLogin: 'Benutzername oder Passwort ist falsch',
  endedKept: 'Deine Sitzung ist abgelaufen. Melde dich an, um weiterzumachen. Deine Eingaben sind noch da.',
  resumed:
    'Du bist wieder angemeldet. Gespeichert ist noch nichts: Prüfe deine Eingaben und drücke noch einmal auf den Knopf.',
  noUsername: 'Gib deinen Benutzernamen ein.',
  noPassword: 'Gib dein Passwort ein.',
  noCurrent: 'Gib dein aktuelles Passwort ein.',
  noRepeated: 'Gib das neue Passwort noch einmal ein.',
  wrongCurrent: 'Das ist nicht dein aktuelles Passwort.',
  sameAsCurrent: 'Das ist dein aktuelles Passwort.',
  notRepeated: 'Das stimmt nicht mit dem neuen Passwort überein.',
  tooLong: (max: number) => `Nimm höchstens ${max} Zeichen.`,
  tooShort: (min: number) => `Nimm mindestens ${min} Zeichen.`,
  isUsername: 'Das Passwort darf nicht der Benutzername sein.',
  isCommon: 'Das ist eines der 10.000 häufigsten Passwörter. Wähle ein anderes.',
} satisfies typeof english;
