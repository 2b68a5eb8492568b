import { htmlText } from '~/lib/markup';
import {
  isDark,
  type PackageFacts,
  type PackageLayout,
  type PackedPicture,
  pictureFile,
  type TextFile,
} from './package';

/** GNOME wants whole paths, and this is the only folder that it looks into and that is called the same for everybody. */
const ROOT = '/usr/local/share';
const TRANSITION_SECONDS = 2;

const pictureFolder = ({ name }: PackageFacts) => `backgrounds/${name}`;
const listFile = ({ name }: PackageFacts) => `gnome-background-properties/${name}.xml`;
const picturePath = (facts: PackageFacts, { wallpaper }: PackedPicture) =>
  `${ROOT}/${pictureFolder(facts)}/${pictureFile(wallpaper)}`;

/** One after the other without end. The time it begins at is long past, so that everybody sees the same. */
function slideshow(facts: PackageFacts, pictures: PackedPicture[]): string {
  const seconds = facts.everySeconds - TRANSITION_SECONDS;
  const slides = pictures.flatMap((picture, index) => {
    const path = htmlText(picturePath(facts, picture));
    const next = htmlText(picturePath(facts, pictures[(index + 1) % pictures.length] ?? picture));
    return [
      `  <static><duration>${seconds}.0</duration><file>${path}</file></static>`,
      `  <transition type="overlay"><duration>${TRANSITION_SECONDS}.0</duration><from>${path}</from><to>${next}</to></transition>`,
    ];
  });
  return [
    '<background>',
    '  <starttime><year>2020</year><month>1</month><day>1</day><hour>0</hour><minute>0</minute><second>0</second></starttime>',
    ...slides,
    '</background>',
    '',
  ].join('\n');
}

interface Entry {
  name: string;
  filename: string;
  dark?: string;
}

const entry = ({ name, filename, dark }: Entry) =>
  [
    '  <wallpaper deleted="false">',
    `    <name>${htmlText(name)}</name>`,
    `    <filename>${htmlText(filename)}</filename>`,
    ...(dark ? [`    <filename-dark>${htmlText(dark)}</filename-dark>`] : []),
    '    <options>zoom</options>',
    '    <shade_type>solid</shade_type>',
    '    <pcolor>#000000</pcolor>',
    '    <scolor>#000000</scolor>',
    '  </wallpaper>',
  ].join('\n');

/** Of two entries with one name GNOME shows the first alone. */
function namedPictures(facts: PackageFacts, pictures: PackedPicture[]): Entry[] {
  const taken = new Set([facts.title]);
  return pictures.map((picture) => {
    const { id, title } = picture.wallpaper;
    const name = taken.has(title) ? `${title} (${id})` : title;
    taken.add(name);
    return { name, filename: picturePath(facts, picture) };
  });
}

export const gnome: PackageLayout = {
  pictureName: (facts, { wallpaper }) => `${pictureFolder(facts)}/${pictureFile(wallpaper)}`,

  index(facts, pictures): TextFile[] {
    if (pictures.length === 0) return [];
    const folder = pictureFolder(facts);
    const dark = pictures.filter(({ wallpaper }) => isDark(wallpaper));
    const others = pictures.filter((picture) => !dark.includes(picture));
    // Where there are both, the slideshow follows the style of the desktop.
    const isPair = dark.length > 0 && others.length > 0;
    const shows = [
      { name: `${folder}/slideshow.xml`, text: slideshow(facts, isPair ? others : pictures) },
      ...(isPair ? [{ name: `${folder}/slideshow-dark.xml`, text: slideshow(facts, dark) }] : []),
    ];
    const [filename = '', darkName] = shows.map(({ name }) => `${ROOT}/${name}`);
    const entries = [{ name: facts.title, filename, dark: darkName }, ...namedPictures(facts, pictures)];
    const list = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<!DOCTYPE wallpapers SYSTEM "gnome-wp-list.dtd">',
      '<wallpapers>',
      ...entries.map(entry),
      '</wallpapers>',
      '',
    ].join('\n');
    return [...shows, { name: listFile(facts), text: list }];
  },

  readmeName: (facts) => `${pictureFolder(facts)}/README.txt`,

  steps: (facts, file) => [
    `Unpack it for all who use this computer: sudo unzip -o ${file} -d ${ROOT}`,
    `Or for yourself alone: unzip -o ${file} -d ~/.local/share && sed -i "s#${ROOT}/#$HOME/.local/share/#g" ~/.local/share/${listFile(facts)} ~/.local/share/${pictureFolder(facts)}/*.xml`,
    `Open Settings, Appearance: the pictures are there, and “${facts.title}” is all of them as a slideshow.`,
  ],
};
