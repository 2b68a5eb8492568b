/** What desktops read in a package, and what they refuse, rewritten from the behaviour of their code. */
import { DOMParser, type Element } from '@xmldom/xmldom';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';

export type Files = Record<string, Uint8Array>;

const textIn = (files: Files, name: string) => {
  const bytes = files[name];
  if (!bytes) throw new Error(`${name} is not in the ZIP, which has ${Object.keys(files).join(', ')}.`);
  return strFromU8(bytes);
};

function readXml(xml: string): Element {
  const stop = (level: string, message: string) => {
    throw new Error(`${level}: ${message}`);
  };
  const root = new DOMParser({ onError: stop }).parseFromString(xml, 'text/xml').documentElement;
  if (!root) throw new Error('There is no document.');
  return root;
}

const childrenOf = (parent: Element, name?: string) =>
  [...parent.childNodes].filter(
    (node): node is Element => node.nodeType === node.ELEMENT_NODE && (!name || node.nodeName === name),
  );
const textOf = (parent: Element, name: string) => childrenOf(parent, name)[0]?.textContent ?? null;

/** The home folder into which the ZIP is unpacked. */
const GNOME_ROOT = '/usr/local/share/';

/** The full path of a required file. */
function requireFile(files: Files, path: string | null): string {
  if (!path?.startsWith(GNOME_ROOT)) throw new Error(`GNOME knows no such place: ${path}`);
  const name = path.slice(GNOME_ROOT.length);
  textIn(files, name);
  return name;
}

interface GnomeEntry {
  name: string;
  file: string;
  dark: string | null;
}

const KNOWN_TAGS = ['name', 'filename', 'filename-dark', 'options', 'shade_type', 'pcolor', 'scolor'];

/** cc-background-xml.c: unknown tags cause a warning; missing files and duplicate names are skipped. */
export function gnomeWallpapers(files: Files): GnomeEntry[] {
  const lists = Object.keys(files).filter((name) => /^gnome-background-properties\/[^/]+\.xml$/.test(name));
  const entries = lists.flatMap((name) => childrenOf(readXml(textIn(files, name)), 'wallpaper'));
  const seen = new Set<string>();
  return entries.map((entry) => {
    for (const { nodeName } of childrenOf(entry)) {
      if (!KNOWN_TAGS.includes(nodeName)) throw new Error(`Unknown Tag: ${nodeName}`);
    }
    const name = textOf(entry, 'name') ?? '';
    if (name === '' || seen.has(name)) throw new Error(`GNOME would not show a second “${name}”.`);
    seen.add(name);
    if (textOf(entry, 'options') !== 'zoom') throw new Error('The picture would not fill the screen.');
    const dark = textOf(entry, 'filename-dark');
    return {
      name,
      file: requireFile(files, textOf(entry, 'filename')),
      dark: dark === null ? null : requireFile(files, dark),
    };
  });
}

/** gnome-bg-slide-show.c: a start time, then pictures with durations. All files must exist. */
export function gnomeSlideshow(files: Files, name: string): { file: string; seconds: number }[] {
  const root = readXml(textIn(files, name));
  if (root.nodeName !== 'background') throw new Error(`A slideshow is no <${root.nodeName}>.`);
  const [start, ...slides] = childrenOf(root);
  if (start?.nodeName !== 'starttime') throw new Error('A slideshow has a time at which it began.');
  for (const part of ['year', 'month', 'day', 'hour', 'minute', 'second']) {
    if (!/^\d+$/.test(textOf(start, part) ?? '')) throw new Error(`starttime has no ${part}.`);
  }
  const read = slides.map((slide) => {
    const seconds = Number(textOf(slide, 'duration'));
    if (!(seconds > 0)) throw new Error('A slide takes time.');
    const isStatic = slide.nodeName === 'static';
    const file = requireFile(files, textOf(slide, isStatic ? 'file' : 'from'));
    const to = isStatic ? file : requireFile(files, textOf(slide, 'to'));
    return { isStatic, file, to, seconds };
  });
  for (const [index, slide] of read.entries()) {
    const next = read[(index + 1) % read.length];
    if (next?.file !== slide.to) throw new Error('A transition leads to another picture than the next.');
    if (next.isStatic === slide.isStatic) throw new Error('Pictures and transitions take turns.');
  }
  return read
    .filter(({ isStatic }) => isStatic)
    .map(({ file }, index) => {
      const seconds = (read[index * 2]?.seconds ?? 0) + (read[index * 2 + 1]?.seconds ?? 0);
      return { file, seconds };
    });
}

interface PlasmaPackage {
  id: string;
  name: string;
  authors: string[];
  license: string;
  image: string;
}

/** packagefinder.cpp: folders with metadata.json and pictures named after their size. */
export async function plasmaPackages(files: Files): Promise<PlasmaPackage[]> {
  const folders = Object.keys(files).filter((name) => name.endsWith('/metadata.json'));
  return Promise.all(
    folders.map(async (metadata) => {
      const folder = metadata.slice(0, -'/metadata.json'.length);
      const { KPlugin: plugin, KPackageStructure: structure } = JSON.parse(textIn(files, metadata));
      if (plugin.Id !== folder)
        throw new Error(`KPackage looks for ${plugin.Id} in a folder of that name, not ${folder}.`);
      if (structure !== 'Wallpaper/Images') throw new Error('This is no package of pictures.');
      const images = Object.keys(files).filter((name) => name.startsWith(`${folder}/contents/images/`));
      const [image = ''] = images;
      const [, width, height] = /\/(\d+)x(\d+)\.(?:jpg|png)$/.exec(image) ?? [];
      const real = await sharp(files[image]).metadata();
      if (images.length !== 1 || real.width !== Number(width) || real.height !== Number(height)) {
        throw new Error(`Plasma takes ${image} for another size than ${real.width}x${real.height}.`);
      }
      textIn(files, `${folder}/contents/screenshot.jpg`);
      const authors = plugin.Authors.map(({ Name }: { Name: string }) => Name);
      return { id: plugin.Id, name: plugin.Name, authors, license: plugin.License, image };
    }),
  );
}

interface WindowsTheme {
  name: string;
  credits: string;
  sunrise: number[];
  day: number[];
  sunset: number[];
  night: number[];
  pictures: string[];
}

/** ThemeLoader.cs and ThemeJsonValidator.cs. */
export function dynamicTheme(files: Files): WindowsTheme {
  const [json = '', ...more] = Object.keys(files).filter((name) => name.endsWith('.json'));
  if (json === '' || more.length > 0) throw new Error('A theme has one JSON file.');
  const theme = JSON.parse(textIn(files, json));
  const { imageFilename, dayImageList, nightImageList, sunriseImageList, sunsetImageList } = theme;
  if (!imageFilename || !dayImageList?.length || !nightImageList?.length) throw new Error('Missing fields.');
  if (imageFilename.split('*').length !== 2) throw new Error('imageFilename has one star.');
  // Only files next to the JSON file are extracted.
  const beside = Object.keys(files).filter((name) => !name.includes('/'));
  const ids: number[] = [sunriseImageList, dayImageList, sunsetImageList, nightImageList].flat();
  const pictures = [...new Set(ids)].map((id) => imageFilename.replace('*', String(id)));
  for (const picture of pictures) if (!beside.includes(picture)) throw new Error(`${picture} is not there.`);
  return {
    name: theme.displayName,
    credits: theme.imageCredits,
    sunrise: sunriseImageList,
    day: dayImageList,
    sunset: sunsetImageList,
    night: nightImageList,
    pictures,
  };
}

export const unpack = async (answer: Response): Promise<Files> => unzipSync(new Uint8Array(await answer.arrayBuffer()));
export const readmeIn = (files: Files) => {
  const last = Object.keys(files).at(-1) ?? '';
  if (!/(?:^|\/)README\.txt$/.test(last)) throw new Error(`The last file is ${last}.`);
  return textIn(files, last);
};
