import type { keptList as english } from '../../en/keeping/kept-list';
import { type Size, sizeOf } from '../../sizes';
import { exactCount } from '../numbers';

export const keptList = {
  title: 'Meine Liste',
  shared: 'Eine Liste mit Wallpapern',
  count: (count: number) => `${exactCount(count)} Wallpaper`,
  page: (page: number, last: number) => `Seite ${page} von ${last}`,
  secret: 'Diese Seite hat eine geheime Adresse. Wer sie hat, kann die Liste ändern.',
  readOnly: 'Jemand hat diese Liste zusammengestellt. Du kannst sie ansehen und verwenden.',
  empty: {
    title: 'Noch nichts hier',
    text: 'Drück bei einem Wallpaper auf „Merken“, dann erscheint es hier.',
    browse: 'Wallpaper finden',
  },
  firstNamed: (most: number) => `Diese Adresse nennt mehr Wallpaper. Das sind die ersten ${most}.`,
  use: {
    text: 'Dieser Browser merkt Wallpaper in einer anderen Liste oder noch in keiner.',
    button: 'Wallpaper in dieser Liste merken',
  },
  download: {
    size: 'Größe',
    full: 'Volle Größe',
    mine: (screen: Size) => `Mein Bildschirm, ${sizeOf(screen)}`,
    all: 'Alle herunterladen',
    part: (from: number, to: number) => `${exactCount(from)} bis ${exactCount(to)} herunterladen`,
    hint: 'Ein ZIP mit höchstens 500 MB. Für einen Bildschirm enthält es die kleinsten Dateien, die ihn füllen.',
  },
  changer: 'In einem Wallpaper-Wechsler verwenden',
  share: {
    title: 'Teilen',
    text: 'Mit diesem Link kann jeder die Liste sehen, aber nicht ändern. Deine Notizen sieht niemand.',
    address: 'Link für andere',
    undo: 'Mit zu vielen geteilt? Ersetze den Link. Der alte funktioniert dann nicht mehr.',
    replace: 'Link ersetzen',
    replaced: 'Link ersetzt',
  },
  device: {
    title: 'Mein anderes Gerät',
    text: 'Scanne diesen Code oder öffne diesen Link auf deinem anderen Gerät. Auch dort kannst du die Liste ändern.',
    address: 'Geheimer Link',
    qr: 'QR-Code mit dem geheimen Link',
  },
  rename: {
    title: 'Umbenennen',
    label: 'Titel der Liste',
    save: 'Titel speichern',
    done: 'Titel gespeichert',
  },
  delete: {
    title: 'Liste löschen',
    text: 'Die Liste und ihre Links funktionieren sofort nicht mehr. Die Wallpaper bleiben in der Galerie.',
    button: 'Liste löschen',
    done: 'Liste gelöscht',
  },
  pictures: 'Wallpaper in dieser Liste',
  up: (title: string) => `${title} nach oben`,
  down: (title: string) => `${title} nach unten`,
  remove: 'Entfernen',
  removeNamed: (title: string) => `${title} entfernen`,
  /** For screen readers, after a change. */
  moved: (title: string, place: number, total: number) => `${title} steht jetzt auf Platz ${place} von ${total}`,
  removed: (title: string) => `${title} entfernt`,
  edit: 'Notiz',
  editNamed: (title: string) => `Notiz zu ${title}`,
  note: 'Notiz, nur für dich',
  save: 'Speichern',
  previous: 'Vorherige',
  next: 'Nächste',
  failed: 'Das konnte nicht gespeichert werden. Versuch es später noch einmal.',
} satisfies typeof english;
