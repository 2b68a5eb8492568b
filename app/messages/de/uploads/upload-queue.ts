import type { uploadQueue as english } from '../../en/uploads/upload-queue';
import { counted } from '../numbers';

const files = (count: number) => counted(count, 'Datei', 'Dateien');

export const uploadQueue = {
  title: 'Viele Wallpaper hochladen',
  one: 'Eines hochladen',
  form: {
    category: 'Kategorie für alle',
    device: 'Gerät für alle',
    guessFromPicture: 'Aus dem Bild',
    allHint: 'Gilt für neue Dateien und leere Felder. Um andere Zeilen zu ändern, wähle sie aus.',
    allHintWithoutScripts: 'Jede Datei braucht eine Kategorie. Wähle eine, wenn die Dateinamen sie nicht verraten.',
    images: 'Bilder',
    hint: (minSize: string, maxMb: number) =>
      `Wähle Dateien, zieh sie hierher oder füge sie ein: JPG, PNG, WEBP oder AVIF, mindestens ${minSize} Pixel und höchstens ${maxMb} MB pro Datei.`,
    hintWithoutScripts: (minSize: string, maxMb: number, maxFiles: number) =>
      `JPG, PNG, WEBP oder AVIF, mindestens ${minSize} Pixel und höchstens ${maxMb} MB pro Datei, bis zu ${files(maxFiles)} auf einmal. Titel, Tags und Größen werden aus den Dateien ausgefüllt.`,
  },
  session: {
    kept: 'Die Dateien und deine Eingaben sind noch da. Melde dich wieder an und mach weiter.',
    goOn: 'Weiter',
  },
  list: {
    label: 'Dateien',
    selectAll: 'Alle auswählen',
    show: 'Angezeigte Dateien',
    withCount: (label: string, count: number) => `${label} (${count})`,
    all: 'Alle',
    incomplete: { label: 'Unvollständig', none: 'Jede Datei ist vollständig.' },
    similar: { label: 'Zu entscheiden', none: 'Es ist nichts zu entscheiden.' },
    failed: { label: 'Fehlgeschlagen', none: 'Keine Datei ist fehlgeschlagen.' },
  },
  selected: {
    label: 'Ausgewählte Dateien',
    category: 'Kategorie der ausgewählten Dateien',
    device: 'Gerät der ausgewählten Dateien',
    tags: 'Tags, die die ausgewählten Dateien bekommen',
    keepCategory: 'Kategorie: unverändert',
    keepDevice: 'Gerät: unverändert',
    tagsPlaceholder: 'Neue Tags, durch Kommas getrennt',
    apply: (count: number, published: number) =>
      published > 0 ? `Auf ${files(count)} anwenden, ${published} veröffentlicht` : `Auf ${files(count)} anwenden`,
  },
  row: {
    select: (file: string) => `${file} auswählen`,
    fields: {
      title: (file: string) => `Titel von ${file}`,
      categoryId: (file: string) => `Kategorie von ${file}`,
      deviceType: (file: string) => `Gerät von ${file}`,
      tags: (file: string) => `Tags von ${file}`,
    },
    selectCategory: 'Kategorie wählen',
    tagsPlaceholder: 'Tags, durch Kommas getrennt',
    names: { title: 'Titel', categoryId: 'Kategorie', deviceType: 'Gerät', tags: 'Tags' },
    needs: (names: string[]) => `Es fehlt: ${names.join(', ')}`,
    unreadable: 'Dein Browser kann dieses Bild nicht lesen. Vielleicht ist es beschädigt.',
    uploading: (percent: number) => `${percent} % hochgeladen`,
    processing: 'Wird verarbeitet …',
    progress: (file: string) => `Upload von ${file}`,
    showIt: 'Anzeigen',
    similar: 'Ähnelt einem Bild in der Galerie',
    incomplete: 'Unvollständig',
    waiting: 'Wartet',
    reading: 'Wird gelesen …',
    ready: 'Bereit',
    cancelled: 'Abgebrochen',
    saving: 'Wird gespeichert …',
    saved: 'Gespeichert',
    uploaded: 'Hochgeladen',
    actions: { retry: 'Wiederholen', cancel: 'Abbrechen', remove: 'Entfernen' },
    actionOn: (action: string, file: string) => `${action}: ${file}`,
  },
  totals: {
    running: (count: number) => `${count} laufen`,
    pending: (count: number) => `${count} nicht gesendet`,
    refused: (count: number) => `${count} können nicht hochgeladen werden`,
    upload: (count: number) => (count > 0 ? `${files(count)} hochladen` : 'Hochladen'),
    retry: (count: number) => `${counted(count, 'fehlgeschlagene Datei', 'fehlgeschlagene Dateien')} wiederholen`,
    cancelAll: 'Alle abbrechen',
    clear: 'Hochgeladene ausblenden',
    progress: 'Alle Uploads',
  },
  leave: {
    uploading: {
      title: 'Verlassen, während Dateien hochgeladen werden?',
      text: 'Laufende Uploads werden abgebrochen. Hochgeladene Wallpaper bleiben.',
    },
    unsent: (count: number) => ({
      title: `Verlassen, obwohl ${files(count)} nicht hochgeladen sind?`,
      text: 'Die Liste und deine Eingaben darin gehen verloren. Hochgeladene Wallpaper bleiben.',
    }),
    unsaved: {
      title: 'Ohne Speichern verlassen?',
      text: 'Deine Änderungen an hochgeladenen Wallpapern sind noch nicht gespeichert.',
    },
  },
} satisfies typeof english;
