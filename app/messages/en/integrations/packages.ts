import { counted } from '../numbers';

const pictures = (count: number) => counted(count, 'picture', 'pictures');

/** What README.txt in a package says. Names of programs and their menus stay as they are. */
export const packages = {
  title: (name: string, count: number, origin: string) => `${name}: ${pictures(count)} from ${origin}`,
  incomplete: (count: number) =>
    `INCOMPLETE: ${pictures(count)} could not be read and ${count === 1 ? 'is' : 'are'} missing:`,
  nearest: 'No wallpaper in this list fills your screen. These come closest.',
  more: (mostPictures: number, megabytes: number, next: string) =>
    `This list has more pictures. Set limit to choose how many a package holds, up to ${mostPictures} pictures and ${megabytes} MB. For the next ones, add offset=${next}`,
  pictures: 'Pictures:',
  by: (author: string) => `by ${author}`,
  unpack: (file: string, folder: string) => `Unpack ${file}. It contains one folder, ${folder}.`,
  add: 'Add that folder in Paperize (Android), or in the slideshow settings of your desktop.',
  every: 'Then choose how often the wallpaper changes.',
};
