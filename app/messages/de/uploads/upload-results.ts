import type { uploadResults as english } from '../../en/uploads/upload-results';
import { counted } from '../numbers';

export const uploadResults = {
  title: 'Ergebnis des Uploads',
  more: 'Mehr hochladen',
  files: 'Dateien',
  recent: 'Uploads des letzten Tages',
  uploadedOf: (uploaded: number, files: number) => `${uploaded} von ${files} hochgeladen`,
  totals: {
    done: (uploaded: number, failed: number) => `${uploaded} hochgeladen, ${failed} fehlgeschlagen`,
    scheduled: (count: number) => `${count} geplant`,
    kept: (count: number) => counted(count, 'als Entwurf behalten', 'als Entwürfe behalten'),
    deleted: (count: number) => `${count} danach gelöscht`,
    waiting: (count: number) => `${count} zu entscheiden`,
    skipped: (count: number) => `${count} übersprungen`,
  },
  skipping: 'Wird übersprungen …',
  edit: 'Bearbeiten',
  editNamed: (title: string) => `${title} bearbeiten`,
  undecided: 'Verworfen: innerhalb eines Tages keine Entscheidung.',
  deleted: 'Nach dem Upload gelöscht.',
  sendAgain: 'Noch einmal mit einer Kategorie hochladen',
  showIt: 'Anzeigen',
} satisfies typeof english;
