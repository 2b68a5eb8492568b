import type { letters as english } from '../../en/newsletter/letters';
import { exactCount } from '../numbers';

/** The letter that is being written, and the archive. */
export const letters = {
  title: 'Newsletter',
  archive: 'Newsletter-Archiv',
  lead: 'Die Newsletter, die wir verschickt haben.',
  none: 'Noch keine Newsletter.',
  draft: 'Nächster Newsletter',
  subject: 'Betreff',
  words: 'Text über den Wallpapern',
  wordsHint: 'Reiner Text. Eine Leerzeile beginnt einen neuen Absatz.',
  pictures: 'Wallpaper',
  picturesHint: 'Bis zu 12. Neu seit dem letzten Newsletter, empfohlene zuerst.',
  noPictures: 'Seit dem letzten Newsletter gibt es keine neuen Wallpaper.',
  save: 'Speichern',
  test: 'An mich senden',
  send: 'Jetzt senden',
  saved: 'Newsletter gespeichert',
  tested: 'Test gesendet',
  started: 'Der Versand hat begonnen',
  previewHtml: 'Vorschau als Mail',
  previewText: 'Vorschau als Text',
  noMail:
    'Newsletter können noch nicht gesendet werden. Setze SMTP_URL, MAIL_FROM oder CONTACT_EMAIL, und SITE_URL. Adressen werden für später aufbewahrt.',
  noContact: 'Setze CONTACT_EMAIL, um einen Test zu bekommen.',
  testFailed: 'Der Mailserver hat den Test nicht angenommen. Prüfe SMTP_URL und versuche es noch einmal.',
  failed: 'Der Newsletter konnte nicht gespeichert werden',
  past: 'Frühere Newsletter',
  readers: (count: number) =>
    `${exactCount(count)} ${count === 1 ? 'bestätigte Adresse bekommt ihn.' : 'bestätigte Adressen bekommen ihn.'}`,
  progress: (sent: number, waiting: number, failed: number, unknown: number) =>
    [
      `${exactCount(sent)} gesendet`,
      waiting > 0 && `${exactCount(waiting)} warten`,
      failed > 0 && `${exactCount(failed)} abgelehnt`,
      unknown > 0 && `${exactCount(unknown)} ohne Antwort, nicht noch einmal gesendet`,
    ]
      .filter(Boolean)
      .join(', '),
  errors: {
    subject: 'Gib einen Betreff mit bis zu 200 Zeichen ein.',
    words: 'Der Text darf bis zu 10.000 Zeichen haben.',
    wallpapers: 'Wähle bis zu 12 Wallpaper.',
  },
} satisfies typeof english;
