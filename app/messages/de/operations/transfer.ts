import type { transfer as english } from '../../en/operations/transfer';
import { counted, exactCount } from '../numbers';

export const transfer = {
  leftOut: (problem: string) => `Weggelassen: ${problem}`,
  leftOutCategory: (problem: string) => `Weggelassen: die Kategorie. ${problem}`,
  leftOutTags: (count: number) =>
    `Weggelassen: ${counted(count, 'Tag, der kein Text oder zu lang ist', 'Tags, die kein Text oder zu lang sind')}.`,
  badId: (max: number) => `Weggelassen: Die ID ist keine ganze Zahl von 1 bis ${exactCount(max)}.`,
  badDate: 'Weggelassen: Das Datum liegt nicht zwischen 1970 und heute.',
  badDownloads: (max: number) =>
    `Weggelassen: Die Zahl der Downloads ist keine ganze Zahl von 0 bis ${exactCount(max)}.`,
  badFocalPoint: 'Weggelassen: Der Blickpunkt ist nicht x und y zwischen 0 und 1.',
  badSet: (roles: string) => `Weggelassen: sein Set. Das Set ist ein Name, die Rolle eine von ${roles}.`,
  shortened: (name: string, max: number) => `${name} wurde auf ${max} Zeichen gekürzt.`,
  otherId: (wanted: number, id: number) =>
    `Die ID ${wanted} gehört zu einem anderen Wallpaper. Dieses hat jetzt die ID ${id}.`,
  unreadableFile: (code: string) => `Diese Datei kann nicht gelesen werden (${code}).`,
  notStored: (reason: string) => `Dieses Bild konnte nicht gespeichert werden: ${reason}.`,
  unreadableFolder: 'Dieser Ordner kann nicht gelesen werden.',
  systemFolder: 'Dieser Ordner enthält Vorschaubilder oder gelöschte Dateien. Er wurde ausgelassen.',
  noPicture: 'Es gibt kein Bild mit diesem Namen.',
  sidecar: {
    ofAnotherProgram:
      'Ein anderes Programm hat sie geschrieben. Übernommen wurden nur Titel, Beschreibung, Urheber, Tags, Quelle und Lizenz.',
    tooLarge: (name: string) => `${name} kann nicht gelesen werden: größer als 1 MB.`,
    notObject: (name: string) => `${name} kann nicht gelesen werden: kein JSON-Objekt.`,
    notJson: (name: string) => `${name} kann nicht gelesen werden: kein JSON.`,
  },
  list: {
    notUtf8: 'Sie ist nicht in UTF-8. Sie wurde als Windows-1252 gelesen.',
    tooLarge: 'Eine Liste kann höchstens 64 MB haben.',
    line: (line: string, reason: string) => `Zeile ${line} kann nicht gelesen werden: ${reason}.`,
    noColumns: 'Die erste Zeile muss die Spalten nennen, darunter „file“.',
    unknownFile: (name: string) => `Sie nennt „${name}“, das nicht in diesem Ordner ist.`,
  },
  notExported: (file: string) => `${file} wurde nicht von "npm run export" geschrieben. Es wurde nichts importiert.`,
  folderNotEmpty: (folder: string) => `${folder} ist nicht leer. Nenne einen neuen Ordner oder leere diesen.`,
  otherExport: (folder: string) =>
    `${folder} enthält einen Teil einer anderen Galerie. Nenne einen neuen Ordner oder leere diesen.`,
} satisfies typeof english;
