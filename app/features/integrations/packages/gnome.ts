import { htmlText } from '~/lib/markup';
import { messagesOf } from '~/messages/messages';
import {
  isDark,
  type PackageFacts,
  type PackageLayout,
  type PackedPicture,
  pictureFile,
  type TextFile,
} from './package';

/** GNOME needs absolute paths. This is the only folder it reads that has the same path for every user. */
const ROOT = '/usr/local/share';
const TRANSITION_SECONDS = 2;

const pictureFolder = ({ name }: PackageFacts) => `backgrounds/${name}`;
const listFile = ({ name }: PackageFacts) => `gnome-background-properties/${name}.xml`;
const picturePath = (facts: PackageFacts, { wallpaper }: PackedPicture) =>
  `${ROOT}/${pictureFolder(facts)}/${pictureFile(wallpaper)}`;

/** An endless slideshow. It starts at a fixed time in the past, so everyone sees the same picture. */
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

/** Adds the id to duplicate titles: GNOME hides all but the first entry with a name. */
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
    // With both kinds, the slideshow follows the light or dark style of the desktop.
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

  steps(facts, file) {
    const text = messagesOf('packages').gnome;
    const own = '~/.local/share';
    return [
      text.forAll(`sudo unzip -o ${file} -d ${ROOT}`),
      text.forOne(
        `unzip -o ${file} -d ${own} && sed -i "s#${ROOT}/#$HOME/.local/share/#g" ${own}/${listFile(facts)} ${own}/${pictureFolder(facts)}/*.xml`,
      ),
      text.open(facts.title),
    ];
  },
};
