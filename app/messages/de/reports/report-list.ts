import type { reportList as english } from '../../en/reports/report-list';

export const reportList = {
  from: 'Von',
  anonymous: 'Kein Name angegeben',
  hide: 'Jetzt ausblenden',
  show: 'Wieder zeigen',
  close: 'Schließen',
  reopen: 'Wieder öffnen',
  forget: 'Namen und E-Mail-Adresse löschen',
  answer: 'Antworten',
  words: 'Begründung',
  send: 'Per E-Mail senden',
  save: 'Antwort festhalten',
  noMail:
    'E-Mail ist nicht eingerichtet, oder es gibt keine Adresse: Kopiere den Text und sende ihn selbst. Er bleibt im Protokoll.',
  copy: 'Text kopieren',
  named: (action: string, title: string) => `${action}: ${title}`,
  state: { shown: 'Auf der Website', hidden: 'Ausgeblendet', trashed: 'Im Papierkorb', gone: 'Endgültig gelöscht' },
  closed: 'Geschlossen',
  events: {
    received: 'Eingegangen',
    hidden: 'Ausgeblendet',
    shown: 'Wieder gezeigt',
    answered: 'Beantwortet',
    closed: 'Geschlossen',
    reopened: 'Wieder geöffnet',
  },
  mailed: 'per E-Mail',
  failed: 'Die Meldung konnte nicht geändert werden',
  template: (title: string, page: string, isHidden: boolean) =>
    `Wir haben deine Meldung über „${title}“ (${page}) erhalten und angesehen.\n\nUnsere Entscheidung: ${isHidden ? 'Wir zeigen dieses Bild nicht mehr' : 'Wir zeigen dieses Bild weiter'}.\n\nTatsachen: …\nGrund (Gesetz oder unsere Bedingungen): …\n\nEs wurden keine automatisierten Mittel verwendet. Du kannst widersprechen, indem du auf diese E-Mail antwortest, oder dich an eine außergerichtliche Streitbeilegungsstelle oder ein Gericht wenden.`,
} satisfies typeof english;
