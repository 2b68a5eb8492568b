import type { missedSearches as english } from '../../en/searches/missed-searches';
import { counted } from '../numbers';

export const missedSearches = {
  title: 'Suchen ohne Ergebnis',
  lead: 'In den letzten 30 Tagen. Jeder Besucher zählt einmal am Tag.',
  none: 'Noch nichts. Was zwei Besucher am selben Tag vergeblich suchen, erscheint hier.',
  searches: (count: number) => counted(count, 'Suche', 'Suchen'),
  alias: 'Zum Alias machen für …',
  tag: 'Tag',
  button: 'Alias anlegen',
  busy: 'Alias wird angelegt …',
  named: (action: string, label: string) => `${action} (${label})`,
  noSuchTag: 'Es gibt keinen Tag mit diesem Namen. Wähle einen vorhandenen.',
  done: (words: string, tag: string) => `Suchen nach „${words}“ führen jetzt zu „${tag}“`,
} satisfies typeof english;
