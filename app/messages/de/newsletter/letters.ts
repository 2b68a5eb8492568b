import type { letters as english, LetterCounts } from '../../en/newsletter/letters';
import { exactCount } from '../numbers';

/** The letter that is being written, and the archive. */
export const letters = {
  title: 'Newsletter',
  draft: 'Nächster Newsletter',
  subject: 'Betreff',
  words: 'Text über den Wallpapern',
  wordsHint: 'Reiner Text. Eine Leerzeile beginnt einen neuen Absatz.',
  pictures: 'Wallpaper',
  picturesHint: 'Bis zu 12. Neu seit dem letzten Newsletter, empfohlene zuerst.',
  noPictures: 'Seit dem letzten Newsletter gibt es keine neuen Wallpaper.',
  save: 'Speichern',
  test: 'An mich senden',
  send: 'Prüfen und senden …',
  sendPage: {
    title: 'Newsletter senden',
    question: (subject: string, count: number) =>
      `„${subject}“ an ${exactCount(count)} ${count === 1 ? 'Adresse' : 'Adressen'} senden?`,
    consequence: 'Sieh dir vorher die Vorschau an. Gesendete Mails lassen sich nicht zurückholen.',
    noReaders: 'Noch hat niemand seine Adresse bestätigt. Sende ihn, sobald das jemand getan hat.',
    verb: 'Jetzt senden',
    busy: 'Wird gesendet...',
    failed: 'Der Newsletter konnte nicht gesendet werden',
  },
  schedule: {
    title: 'Zeitplan',
    change: 'Ändern',
    every: 'Automatisch senden',
    choices: {
      never: 'Nur wenn ich ihn sende',
      week: 'Jeden Montag',
      month: 'Am Ersten jedes Monats',
    },
    atLeast: 'Ab so vielen neuen Wallpapern',
    atLeastHint: 'Bei weniger fällt dieser Newsletter aus. 1 bis 100.',
    how: (zone: string) =>
      `Er geht nach 09:00 Uhr (${zone}) hinaus. Ein gespeicherter Newsletter wird gesendet, wie er ist; sonst schreibt Tapeta einen kurzen mit den neuesten Wallpapern.`,
    saved: 'Zeitplan gespeichert',
    failed: 'Der Zeitplan konnte nicht gespeichert werden',
    automaticSubject: 'Neue Wallpaper',
    back: 'Zurück zum Newsletter',
  },
  saved: 'Newsletter gespeichert',
  tested: 'Test gesendet',
  started: 'Der Versand hat begonnen',
  previewHtml: 'Vorschau als Mail',
  previewText: 'Vorschau als Text',
  missing: {
    mail: 'Du kannst noch keinen Newsletter senden, weil Mail nicht eingerichtet ist.',
    address: 'Du kannst noch keinen Newsletter senden. Gib zuerst unter Website, Mail die Adresse deiner Website ein.',
  },
  noContact: 'Gib unter Website, Mail deine Adresse ein, um einen Test zu bekommen.',
  testFailed:
    'Der Mailserver hat den Test nicht angenommen. Prüfe die Einstellungen unter Website, Mail und versuche es noch einmal.',
  failed: 'Der Newsletter konnte nicht gespeichert werden',
  past: 'Frühere Newsletter',
  readers: (count: number) =>
    `${exactCount(count)} ${count === 1 ? 'bestätigte Adresse bekommt ihn.' : 'bestätigte Adressen bekommen ihn.'}`,
  progress: ({ sent, waiting, refused, failed, noUtf8, unknown, isFinished }: LetterCounts) =>
    [
      isFinished
        ? `${exactCount(sent)} gesendet`
        : `Wird gesendet: ${exactCount(sent)} von ${exactCount(sent + waiting + refused + failed + noUtf8 + unknown)} gesendet`,
      isFinished && waiting > 0 && `${exactCount(waiting)} noch nicht versucht`,
      failed > 0 && `${exactCount(failed)} nicht angenommen`,
      refused > 0 && `${exactCount(refused)} ohne Postfach`,
      noUtf8 > 0 && `${exactCount(noUtf8)} mit einer Adresse, die dein Mailserver nicht kann (kein SMTPUTF8)`,
      unknown > 0 && `${exactCount(unknown)} ohne Antwort, nicht noch einmal gesendet`,
    ]
      .filter(Boolean)
      .join(', '),
  stopped:
    'Der Versand ist angehalten, weil der Mailserver immer wieder ablehnt. Prüfe die Einstellungen unter Website, Mail.',
  answer: 'Letzte Antwort des Mailservers:',
  rest: (count: number) => `Den Rest senden (${exactCount(count)})`,
  restNamed: (subject: string) => `Den Rest senden: ${subject}`,
  errors: {
    subject: 'Gib einen Betreff mit bis zu 200 Zeichen ein.',
    words: 'Der Text darf bis zu 10.000 Zeichen haben.',
    wallpapers: 'Wähle bis zu 12 Wallpaper.',
    every: 'Wähle, wie oft.',
    atLeast: 'Gib eine Zahl von 1 bis 100 ein.',
  },
} satisfies typeof english;
