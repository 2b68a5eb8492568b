import type { listFilters as english } from '../../en/lists/list-filters';

export const listFilters = {
  title: 'Filter',
  any: 'Beliebig',
  sort: 'Reihenfolge',
  sorts: {
    newest: 'Neueste',
    downloads: 'Meistgeladen',
    month: 'Meistgeladen in diesem Monat',
    random: 'Zufällig',
  },
  credit: { title: 'Bedingungen', licence: 'Frei nutzbar', ai: 'Ohne KI' },
  not: 'Ohne',
  notHint: 'Tags, durch Kommas getrennt',
  show: 'Anzeigen',
  showCount: (count: string) => `${count} zeigen`,
  myScreen: (width: number, height: number) => `Mein Bildschirm, ${width} × ${height}`,
  feed: 'Feed dieser Liste',
  changer: 'In einem Wallpaper-Wechsler verwenden',
  active: 'Aktive Filter',
  remove: (label: string) => `Filter ${label} entfernen`,
  clear: 'Alle entfernen',
  without: (tag: string) => `Ohne ${tag}`,
  nothing: 'Nichts passt zu allen deinen Filtern. Lass einen weg:',
  drop: (label: string, count: string) => `Ohne „${label}“: ${count}`,
  showAll: 'Alle Filter entfernen',
} satisfies typeof english;
