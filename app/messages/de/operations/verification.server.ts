import type { verification as english } from '../../en/operations/verification.server';
import { counted } from '../numbers';

export const verification = {
  wallpaper: (id: number, fault: string) => `Wallpaper ${id}: ${fault}`,
  trashedWallpaper: (id: number, fault: string) => `Wallpaper ${id}, im Papierkorb: ${fault}`,
  files: {
    lost: 'sein Bild fehlt.',
    size: (bytes: number, expected: number) => `sein Bild hat ${bytes} Bytes statt ${expected}.`,
    changed: 'sein Bild ist nicht das hochgeladene.',
    colours: 'seine Dateien haben andere Farben oder anderes HDR als sein Bild.',
    undecodable: 'sein Bild kann nicht dekodiert werden.',
    missing: (names: string) => `${names} fehlt.`,
    unexpected: (names: string) => `unerwartete Dateien: ${names}.`,
    damaged: (name: string) => `${name} ist beschädigt.`,
    background: {
      dark: 'sein durchsichtiges Bild braucht einen dunklen Hintergrund.',
      white: 'sein durchsichtiges Bild braucht einen weißen Hintergrund.',
    },
  },
  damagedRow: (id: number, columns: string) =>
    `Wallpaper ${id}: Die Datenbank enthält falsche Werte (${columns}). Lösche es in der Liste der Wallpaper, oder stelle ein Backup wieder her.`,
  damagedRows: (count: number) =>
    `Die Datenbank enthält falsche Werte für ${counted(count, 'Wallpaper', 'Wallpaper')}, deshalb wurde nichts repariert. Lösche ${count === 1 ? 'es' : 'sie'} in der Liste der Wallpaper, oder stelle ein Backup wieder her, und repariere dann noch einmal.`,
  stray: (key: string) => `Kein Wallpaper verwendet die Dateien von ${key}.`,
  foreign: (file: string) => `${file} ist keine Datei dieser Website. Verschiebe oder entferne sie.`,
  leftover: (folder: string) => `${folder} ist von einem beendeten Prozess übrig.`,
  tooManyLost: (lost: number, total: number) =>
    `${lost} von ${counted(total, 'Bild', 'Bildern')} fehlen, deshalb wurde nichts repariert. Bring die Dateien zurück oder bestätige den Verlust mit --accept-losses.`,
  backup: {
    lacks: (id: number, file: string) => `${file} enthält das Bild von Wallpaper ${id} nicht.`,
    differs: (id: number, file: string) =>
      `${file} enthält zu Wallpaper ${id} ein anderes Bild als das hochgeladene. Es wurde nicht zurückgelegt.`,
  },
  rows: {
    wallpaperCount: 'Die Zahl der Wallpaper für Gerät %s, Kategorie %s, empfohlen %s ist %s statt %s.',
    totalCount: 'Die Zahl aller Wallpaper ist %s statt %s.',
    facetCount: 'Die Zahl der Wallpaper mit den Facetten %s in Kategorie %s ist %s statt %s.',
    tagFacets: 'Wallpaper %s steht bei einem Tag mit den Facetten %s statt %s.',
    downloadFacets: 'Die Downloads von Wallpaper %s stehen bei einer anderen Kategorie oder anderen Facetten.',
    facets: 'Die Facetten von Wallpaper %s sind %s statt %s.',
    tagUses: 'Der Tag „%s“ zählt %s Wallpaper statt %s.',
    versions: 'Die Fassungen des Sets %s sind nicht in Reihenfolge.',
    tagList: 'Wallpaper %s hat %s Tags, steht aber bei %s.',
    visitors: '%s Besucher sind gezählt statt %s.',
    wordUses: 'Das Wort „%s“ ist %s Mal gezählt statt %s.',
    downloads: 'Die Wallpaper zählen %s Downloads, die Tage aber nur %s.',
    recentDownloads: 'Wallpaper %s zählt %s Downloads in 30 Tagen statt %s.',
    lostTask: 'Aufgabe %s (%s) wartet, aber kein Job führt sie aus.',
    lostRenditions: 'Wallpaper %s wartet auf Dateien, aber kein Job erstellt sie.',
    lostCategory: 'Das Löschen der Kategorie „%s“ ist seit %s nicht fertig.',
    lostJob: 'Job %s (%s) läuft seit %s.',
    categoryAddress: 'Die Adresse %s gehört zu %s Kategorien.',
    tagName: 'Der Name %s gehört zu %s Tags.',
    subscriber: 'Ein Abonnent steht %s Mal in der Liste (IDs %s).',
    samePicture: 'Die Wallpaper %s haben dasselbe Bild.',
    index: 'Der Index %s ist ungültig.',
  },
} satisfies typeof english;
