import type { transfer as english } from '../../en/operations/transfer';
import { counted, exactCount } from '../numbers';
export const transfer = {
  leftOut: (problem: string) => `Omis : ${problem}`,
  leftOutCategory: (problem: string) => `Omise : sa catégorie. ${problem}`,
  leftOutTags: (count: number) =>
    `Omis : ${counted(count, 'tag qui n’est pas du texte ou est trop long', 'tags qui ne sont pas du texte ou sont trop longs')}.`,
  badId: (max: number) => `Omis : son id n’est pas un nombre entier de 1 à ${exactCount(max)}.`,
  badDate: 'Omise : sa date n’est pas comprise entre 1970 et aujourd’hui.',
  badDownloads: (max: number) => `Omis : ses téléchargements ne sont pas un nombre entier de 0 à ${exactCount(max)}.`,
  badFocalPoint: 'Omis : son point focal n’est pas x et y entre 0 et 1.',
  badSet: (roles: string) => `Omis : sa série. La série est un nom, et le rôle l’un de ${roles}.`,
  shortened: (name: string, max: number) => `Son champ ${name} a été raccourci à ${max} caractères.`,
  otherId: (wanted: number, id: number) =>
    `L’id ${wanted} est celui d’un autre fond d’écran. Celui-ci a maintenant l’id ${id}.`,
  unreadableFile: (code: string) => `Ce fichier ne peut pas être lu (${code}).`,
  notStored: (reason: string) => `Cette image n’a pas pu être enregistrée : ${reason}.`,
  unreadableFolder: 'Ce dossier ne peut pas être lu.',
  systemFolder: 'Ce dossier contient des miniatures ou des fichiers supprimés. Il a été ignoré.',
  noPicture: 'Aucune image n’a ce nom.',
  sidecar: {
    ofAnotherProgram:
      'Il a été écrit par un autre programme. Seuls son titre, sa description, son auteur, ses tags, sa source et sa licence ont été repris.',
    tooLarge: (name: string) => `${name} ne peut pas être lu : il dépasse 1 Mo.`,
    notObject: (name: string) => `${name} ne peut pas être lu : ce n’est pas un objet JSON.`,
    notJson: (name: string) => `${name} ne peut pas être lu : ce n’est pas du JSON.`,
  },
  list: {
    notUtf8: 'Il n’est pas en UTF-8. Il a été lu comme du Windows-1252.',
    tooLarge: 'Une liste peut avoir 64 Mo au plus.',
    line: (line: string, reason: string) => `La ligne ${line} ne peut pas être lue : ${reason}.`,
    noColumns: 'Sa première ligne doit nommer les colonnes, dont « file ».',
    unknownFile: (name: string) => `Elle nomme « ${name} », qui n’est pas dans ce dossier.`,
  },
  notExported: (file: string) => `${file} n’a pas été écrit par "npm run export". Rien n’a été importé.`,
  folderNotEmpty: (folder: string) => `${folder} n’est pas vide. Indiquez un autre dossier ou videz celui-ci.`,
  otherExport: (folder: string) =>
    `${folder} contient une partie d’une autre galerie. Indiquez un autre dossier ou videz celui-ci.`,
} satisfies typeof english;
