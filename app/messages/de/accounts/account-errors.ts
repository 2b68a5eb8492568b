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
  noCode: 'Gib den Code ein.',
  codeNeeded: 'Das Passwort stimmt. Schicke auch den Code des zweiten Faktors.',
  wrongCode: 'Dieser Code ist falsch oder wurde schon benutzt. Warte auf den nächsten.',
  wrongFirstCode: 'Dieser Code ist falsch. Prüfe die Uhr deines Geräts und gib den nächsten Code ein.',
  lateCode: 'Das hat zu lange gedauert. Fang noch einmal an.',
  unreadableFactor:
    'SESSION_SECRET wurde geändert, deshalb lassen sich Codes nicht prüfen. Gib einen Wiederherstellungscode ein oder führe auf dem Server „npm run second-factor -- --off“ aus.',
  unreadableUntilOff:
    'SESSION_SECRET wurde geändert, deshalb lassen sich Codes aus deiner App nicht prüfen. Schalte den zweiten Faktor aus und richte ihn neu ein.',
} satisfies typeof english;
