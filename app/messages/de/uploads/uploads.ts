import type { uploads as english } from '../../en/uploads/uploads';
import { counted } from '../numbers';

export const uploads = {
  title: 'Wallpaper hochladen',
  failed: 'Der Upload ist fehlgeschlagen',
  uploadFailed: 'Das Wallpaper konnte nicht hochgeladen werden',
  uploaded: 'Wallpaper hochgeladen',
  skipped: 'Upload übersprungen',
  showIt: 'Anzeigen',
  form: {
    image: 'Bild',
    hint: (maxMb: number) =>
      `Wähle eine Datei, zieh sie hierher oder füge sie ein: JPG, PNG, WEBP oder AVIF, höchstens ${maxMb} MB. Die anderen Felder werden daraus ausgefüllt. Ändere, was du willst.`,
    hintWithoutScripts: (maxMb: number) =>
      `Wähle eine Datei: JPG, PNG, WEBP oder AVIF, höchstens ${maxMb} MB. Leere Felder werden daraus ausgefüllt.`,
    preview: 'Vorschau des gewählten Bildes',
    noCategory: 'Keine Kategorie',
    button: 'Wallpaper hochladen',
    busy: 'Wird hochgeladen …',
    reading: 'Das Bild wird gelesen …',
    cancel: 'Abbrechen',
    many: 'Viele auf einmal hochladen',
  },
  progress: {
    label: 'Upload',
    uploading: 'Wird hochgeladen …',
    processing: 'Wird verarbeitet …',
    percent: (percent: number) => `${percent} %`,
    cancel: 'Upload abbrechen',
  },
  leave: {
    uploading: { title: 'Verlassen, während das Bild hochgeladen wird?', text: 'Der Upload wird abgebrochen.' },
    typed: { title: 'Ohne Hochladen verlassen?', text: 'Das Bild und deine Eingaben gehen verloren.' },
  },
  session: {
    ended: 'Deine Sitzung ist abgelaufen.',
    kept: 'Das Bild und deine Eingaben sind noch da. Melde dich wieder an und lade es dann hoch.',
    logIn: 'Anmelden (in einem neuen Tab)',
  },
  unsent: {
    title: 'Deine Sitzung war abgelaufen, deshalb wurden keine Dateien hochgeladen.',
    pickAgain: (count: number, names: string, more: number) => {
      const list = more > 0 ? `${names} und ${more} weitere` : names;
      return count === 1
        ? `Wähle diese Datei noch einmal: ${list}.`
        : `Wähle diese ${count} Dateien noch einmal: ${list}.`;
    },
  },
  incoming: {
    drop: 'Loslassen, um sie als neue Wallpaper hochzuladen',
    added: (count: number) =>
      count === 1 ? 'Die Datei ist im Formular' : `${counted(count, 'Datei ist', 'Dateien sind')} in der Liste`,
    checkFirst: 'Noch nicht hochgeladen. Prüfe zuerst die Felder.',
  },
  tooManyTags: 'Zu viele Tags',
} satisfies typeof english;
