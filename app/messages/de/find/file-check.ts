import type { fileCheck as english } from '../../en/find/file-check';

export const fileCheck = {
  title: 'Dateien prüfen',
  link: 'Dateien zuerst prüfen',
  lead: 'Wähle Dateien, um zu sehen, welche davon die Galerie schon hat. Nichts wird hochgeladen.',
  files: 'Dateien',
  hint: (megabytes: number, most: number) => `JPG, PNG, WEBP oder AVIF, je bis ${megabytes} MB und ${most} auf einmal.`,
  check: 'Prüfen',
  failed: 'Die Dateien konnten nicht geprüft werden',
  file: 'Datei',
  result: 'Ergebnis',
  new: 'Neu',
  draft: 'Entwurf: ',
} satisfies typeof english;
