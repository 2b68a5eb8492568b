import type { demand as english } from '../../en/demand/demand';
import { counted, exactCount } from '../numbers';

const searches = (asked: number, found: number) =>
  `${counted(asked, 'Suche', 'Suchen')}, ${exactCount(found)} gefunden`;
const times = (asked: number) => `${exactCount(asked)}-mal gefragt`;

export const demand = {
  title: 'Wonach gesucht wurde',
  lead: 'Wonach mindestens zwei Besucher gefragt haben. Jeder zählt einmal am Tag. Die Bilder sind nach dem Stand von jetzt gezählt.',
  nothing: 'Noch nichts. Was zwei Besucher am selben Tag suchen, erscheint hier.',
  period: 'Zeitraum',
  days: (days: number) => `${days} Tage`,
  kinds: {
    search: 'Suchen ohne Ergebnis',
    screen: 'Bildschirme',
    corrected: 'Korrigierte Wörter',
    filters: 'Filter ohne Ergebnis',
  },
  none: {
    search: 'Jede Suche hat etwas gefunden.',
    screen: 'Keine Bildschirme.',
    corrected: 'Kein Wort wurde korrigiert.',
    filters: 'Jede Kombination von Filtern hat etwas gefunden.',
  },
  most: (shown: number, total: number) =>
    `Die ${shown} häufigsten von ${exactCount(total)}. Die CSV-Datei enthält alle.`,
  quoted: (words: string) => `„${words}“`,
  facts: {
    search: searches,
    corrected: searches,
    screen: (asked: number, found: number) => `${times(asked)}, ${counted(found, 'passt', 'passen')}`,
    filters: (asked: number, found: number) => `${times(asked)}, ${exactCount(found)} gefunden`,
  },
  asCorrected: (words: string) => `als „${words}“`,
  nearest: 'Das Nächste zeigen',
  upload: 'Dafür hochladen',
  alias: 'Zum Alias machen für …',
  tag: 'Tag',
  button: 'Alias anlegen',
  busy: 'Alias wird angelegt …',
  named: (action: string, label: string) => `${action} (${label})`,
  leadsTo: 'Führt zu',
  noSuchTag: 'Es gibt keinen Tag mit diesem Namen. Wähle einen vorhandenen.',
  done: (words: string, tag: string) => `Suchen nach „${words}“ führen jetzt zu „${tag}“`,
} satisfies typeof english;
