import type { wallpaperEdit as english } from '../../en/curation/wallpaper-edit';
import { counted } from '../numbers';

const focalPoint = (x: number, y: number) => (x === 50 && y === 50 ? 'Mitte' : `${x} % von links, ${y} % von oben`);

export const wallpaperEdit = {
  title: (title: string | undefined) => `${title ?? 'Wallpaper'} bearbeiten`,
  heading: '„[title]“ bearbeiten',
  details: 'Angaben',
  noDevice: 'Kein Gerät',
  noCategory: 'Keine Kategorie',
  save: 'Änderungen speichern',
  saveAndNext: 'Speichern und weiter',
  suggestedTags: 'Vorgeschlagene Tags',
  undo: 'Rückgängig',
  undone: (title: string) => `Rückgängig gemacht: ${title}`,
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  tryLater: 'Bitte versuche es später noch einmal.',
  backToList: 'Zurück zur Liste',
  backToEditing: 'Zurück zum Bearbeiten',
  neighbours: { label: 'Voriges und nächstes Wallpaper', previous: 'Zurück', next: 'Weiter' },
  aside: {
    facts: (width: number, height: number, format: string, downloads: number) =>
      `${width} × ${height} px, ${format}, ${counted(downloads, 'Download', 'Downloads')}`,
    view: 'Auf der Website ansehen',
    download: 'Herunterladen',
    delete: 'Löschen',
    downloadFailed: { title: 'Der Download ist fehlgeschlagen', text: 'Bitte versuche es später noch einmal' },
  },
  fields: {
    title: 'Titel',
    description: 'Beschreibung',
    author: 'Autor',
    authorUrl: 'Link zum Autor',
    sourceUrl: 'Quelle',
    licence: 'Lizenz',
    licenceText: 'Name der Lizenz',
    ai: 'Von KI gemacht',
    deviceType: 'Gerät',
    categoryId: 'Kategorie',
    tags: 'Tags',
    resolution: 'Auflösung',
    fileSize: 'Dateigröße',
    featured: 'Empfohlen',
  },
  values: { yes: 'Ja', no: 'Nein', none: 'Nichts', deletedCategory: 'Gelöschte Kategorie' },
  gone: {
    title: 'Dieses Wallpaper wurde in einem anderen Fenster gelöscht',
    error: 'Dieses Wallpaper wurde gelöscht.',
    trash: 'Deine Eingaben sind noch da, aber noch nicht gespeichert. Das Wallpaper ist im Papierkorb.',
    forever:
      'Deine Eingaben sind noch da, können aber nicht gespeichert werden: Das Wallpaper wurde endgültig gelöscht. Du kannst deinen Text aus dem Formular unten kopieren.',
    restore: 'Wiederherstellen und speichern',
  },
  trashed: {
    heading: '„[title]“ ist im Papierkorb',
    daysLeft: (days: number) =>
      `Es ist nicht mehr auf der Website. Du kannst es noch ${counted(days, 'Tag', 'Tage')} wiederherstellen.`,
    restore: 'Wiederherstellen',
    restoring: 'Wird wiederhergestellt …',
  },
  focal: {
    title: (title: string | undefined) => `Blickpunkt von ${title ?? 'einem Wallpaper'}`,
    heading: 'Blickpunkt von „[title]“',
    summary: (x: number, y: number) => `Blickpunkt: ${focalPoint(x, y)}`,
    chosen: 'Karten und Zuschnitte behalten diesen Punkt im Bild. Er wurde von Hand gesetzt.',
    found: 'Karten und Zuschnitte behalten diesen Punkt im Bild. Er wurde automatisch gefunden.',
    x: 'Von links, %',
    y: 'Von oben, %',
    save: 'Blickpunkt speichern',
    find: 'Automatisch finden',
    saved: 'Blickpunkt gespeichert',
    foundAgain: 'Blickpunkt automatisch gefunden',
    failed: 'Der Blickpunkt konnte nicht verschoben werden',
  },
  picture: {
    title: (title: string | undefined) => `Bild von ${title ?? 'einem Wallpaper'} ersetzen`,
    heading: 'Das Bild von „[title]“ ersetzen',
    label: 'Bild ersetzen',
    hint: (maxMb: number) =>
      `JPG, PNG, WEBP oder AVIF, höchstens ${maxMb} MB. Link, Downloads und Texte bleiben gleich. Das alte Bild kommt in den Papierkorb.`,
    replace: 'Ersetzen',
    replacing: 'Wird ersetzt …',
    replaced: 'Das neue Bild ist an seinem Platz. Das alte liegt im Papierkorb.',
    failed: 'Das Bild konnte nicht ersetzt werden',
  },
} satisfies typeof english;
