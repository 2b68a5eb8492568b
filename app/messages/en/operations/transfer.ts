import { counted, exactCount } from '../numbers';

/** What an import says about the files it reads, and an export about its folder. */
export const transfer = {
  leftOut: (problem: string) => `Left out: ${problem}`,
  leftOutCategory: (problem: string) => `Left out: its category. ${problem}`,
  leftOutTags: (count: number) =>
    `Left out: ${counted(count, 'tag that is not text or is too long', 'tags that are not text or are too long')}.`,
  badId: (max: number) => `Left out: its id is not a whole number from 1 to ${exactCount(max)}.`,
  badDate: 'Left out: its date is not between 1970 and today.',
  badDownloads: (max: number) =>
    `Left out: its number of downloads is not a whole number from 0 to ${exactCount(max)}.`,
  badFocalPoint: 'Left out: its focal point is not x and y between 0 and 1.',
  badSet: (roles: string) => `Left out: its set. The set is a name, and the role is one of ${roles}.`,
  shortened: (name: string, max: number) => `Its ${name} was shortened to ${max} characters.`,
  otherId: (wanted: number, id: number) => `The id ${wanted} belongs to another wallpaper. This one now has id ${id}.`,
  unreadableFile: (code: string) => `This file cannot be read (${code}).`,
  notStored: (reason: string) => `This picture could not be stored: ${reason}.`,
  unreadableFolder: 'This folder cannot be read.',
  systemFolder: 'This folder holds thumbnails or deleted files. It was left out.',
  noPicture: 'There is no picture with this name.',
  sidecar: {
    ofAnotherProgram:
      'It was written by another program. Only its title, description, author, tags, source and licence were used.',
    tooLarge: (name: string) => `${name} cannot be read: it is larger than 1 MB.`,
    notObject: (name: string) => `${name} cannot be read: it is not a JSON object.`,
    notJson: (name: string) => `${name} cannot be read: it is not JSON.`,
  },
  list: {
    notUtf8: "It isn't UTF-8. It was read as Windows-1252.",
    tooLarge: 'A list can have at most 64 MB.',
    line: (line: string, reason: string) => `Line ${line} cannot be read: ${reason}.`,
    noColumns: 'Its first line must name the columns, including “file”.',
    unknownFile: (name: string) => `It lists “${name}”, which is not in this folder.`,
  },
  notExported: (file: string) => `${file} was not written by "npm run export". Nothing was imported.`,
  folderNotEmpty: (folder: string) => `${folder} is not empty. Name a new folder, or empty this one.`,
  otherExport: (folder: string) => `${folder} contains part of another gallery. Name a new folder, or empty this one.`,
};
