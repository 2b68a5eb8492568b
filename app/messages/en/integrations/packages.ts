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
  noPackage: (names: string) => `There is no such package. Choose one of ${names}.`,
  folder: {
    unpack: (file: string, folder: string) => `Unpack ${file}. It contains one folder, ${folder}.`,
    add: 'Add that folder in Paperize or Peristyle (Android), or in the slideshow settings of your desktop.',
    every: 'Then choose how often the wallpaper changes.',
  },
  gnome: {
    forAll: (command: string) => `To install it for everyone on this computer: ${command}`,
    forOne: (command: string) => `Or for your account only: ${command}`,
    open: (title: string) =>
      `Open Settings, then Appearance. The pictures are there, and “${title}” shows all of them as a slideshow.`,
  },
  kde: {
    unpack: (command: string) => `Unpack it: ${command}`,
    open: 'Right-click the desktop and open “Configure Desktop and Wallpaper”. The pictures are in the list.',
    slideshow: (folder: string) => `For a slideshow, choose the wallpaper type “Slideshow” and add ${folder}.`,
  },
  winDynamicDesktop: {
    install: 'Install WinDynamicDesktop from the Microsoft Store or GitHub. Open “Select Theme” in its menu.',
    import: (file: string) => `Choose “Import from file…”, then ${file}.`,
    apply: (title: string) =>
      `Choose the theme “${title}”, then “Apply”. You see light pictures by day and dark ones at night.`,
  },
};
