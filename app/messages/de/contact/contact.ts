import type { contact as english } from '../../en/contact/contact';

export const contact = {
  title: 'Kontakt',
  description: (siteName: string) =>
    `Schreib den Menschen hinter ${siteName}: Stell eine Frage, melde ein Bild oder teile eine Idee.`,
  lead: 'Stell eine Frage, melde ein Problem oder sag uns, welches Bild nicht hierher gehört. Wir lesen jede Nachricht.',
  email: 'E-Mail',
  subject: 'Betreff',
  message: 'Nachricht',
  send: 'Nachricht senden',
  sending: 'Wird gesendet …',
  sent: 'Deine Nachricht ist angekommen. Du kannst noch eine senden.',
  sentToast: { title: 'Nachricht gesendet', text: 'Danke! Wir melden uns bald.' },
  failed: { title: 'Senden fehlgeschlagen:', text: 'Bitte versuche es später noch einmal.' },
  hints: {
    title: 'Bevor du schreibst',
    help: 'Die [Hilfe] beantwortet die häufigsten Fragen.',
    picture: 'Wenn es um ein Bild geht, füge den Link zu seiner Seite ein.',
    privacy: 'Wir speichern deine E-Mail-Adresse und Nachricht, um antworten zu können. Siehe [Datenschutz].',
    email: (address: string) => `Du kannst uns auch an [${address}] schreiben.`,
  },
} satisfies typeof english;
