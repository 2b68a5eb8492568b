/** What desktops read from a package and what they reject, according to their code. */
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
  if (!root) throw new Error('The document is empty.');
  return root;
}

const childrenOf = (parent: Element, name?: string) =>
  [...parent.childNodes].filter(
    (node): node is Element => node.nodeType === node.ELEMENT_NODE && (!name || node.nodeName === name),
  );
const textOf = (parent: Element, name: string) => childrenOf(parent, name)[0]?.textContent ?? null;

/** Where the ZIP is unpacked. */
const GNOME_ROOT = '/usr/local/share/';

/** Name in the ZIP of a file that GNOME expects at this absolute path. @throws if it is missing */
function requireFile(files: Files, path: string | null): string {
  if (!path?.startsWith(GNOME_ROOT)) throw new Error(`GNOME does not look in ${path}.`);
  const name = path.slice(GNOME_ROOT.length);
  textIn(files, name);
  return name;
}

interface GnomeEntry {
  name: string;
  file: string;
  dark: string | null;
}

/**
 * Lists name gnome-wp-list.dtd, but GNOME 43 comes without it. These rules are from the lists in gnome-backgrounds:
 * wallpapers (wallpaper+), wallpaper (name, filename, filename-dark?, options, shade_type, pcolor, scolor) with `deleted`.
 */
const ELEMENTS = /^name filename (?:filename-dark )?options shade_type pcolor scolor$/;

/** cc-background-xml.c: unknown tags cause warnings; missing files and duplicate names are skipped. */
export function gnomeWallpapers(files: Files): GnomeEntry[] {
  const lists = Object.keys(files).filter((name) => /^gnome-background-properties\/[^/]+\.xml$/.test(name));
  const entries = lists.flatMap((name) => childrenOf(readXml(textIn(files, name))));
  for (const { nodeName } of entries) if (nodeName !== 'wallpaper') throw new Error(`Not as in the DTD: ${nodeName}`);
  const seen = new Set<string>();
  return entries.map((entry) => {
    const elements = childrenOf(entry).map(({ nodeName }) => nodeName);
    if (!ELEMENTS.test(elements.join(' '))) throw new Error(`Not as in the DTD: ${elements.join(' ')}`);
    if (entry.getAttribute('deleted') !== 'false') throw new Error('`deleted` must be true or false.');
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

/** gnome-bg-slide-show.c: a start time, then pictures with durations. Each picture must exist. */
export function gnomeSlideshow(files: Files, name: string): { file: string; seconds: number }[] {
  const root = readXml(textIn(files, name));
  if (root.nodeName !== 'background') throw new Error(`A slideshow must be <background>, not <${root.nodeName}>.`);
  const [start, ...slides] = childrenOf(root);
  if (start?.nodeName !== 'starttime') throw new Error('A slideshow must begin with its start time.');
  for (const part of ['year', 'month', 'day', 'hour', 'minute', 'second']) {
    if (!/^\d+$/.test(textOf(start, part) ?? '')) throw new Error(`starttime has no ${part}.`);
  }
  const read = slides.map((slide) => {
    const seconds = Number(textOf(slide, 'duration'));
    if (!(seconds > 0)) throw new Error('A slide needs a duration.');
    const isStatic = slide.nodeName === 'static';
    const file = requireFile(files, textOf(slide, isStatic ? 'file' : 'from'));
    const to = isStatic ? file : requireFile(files, textOf(slide, 'to'));
    return { isStatic, file, to, seconds };
  });
  for (const [index, slide] of read.entries()) {
    const next = read[(index + 1) % read.length];
    if (next?.file !== slide.to) throw new Error('A transition must lead to the next picture.');
    if (next.isStatic === slide.isStatic) throw new Error('Pictures and transitions must alternate.');
  }
  return read
    .filter(({ isStatic }) => isStatic)
    .map(({ file }, index) => {
      const seconds = (read[index * 2]?.seconds ?? 0) + (read[index * 2 + 1]?.seconds ?? 0);
      return { file, seconds };
    });
}

/** The picture at each of these hours of the local day, as GNOME counts from the start time. */
export function gnomeDay(files: Files, name: string, hours: number[]): string[] {
  const slides = gnomeSlideshow(files, name);
  const start = childrenOf(readXml(textIn(files, name)))[0];
  const from = start ? Number(textOf(start, 'hour')) : 0;
  return hours.map((hour) => {
    let left = ((hour - from + 24) % 24) * 3600;
    const shown = slides.find(({ seconds }) => {
      left -= seconds;
      return left < 0;
    });
    return shown?.file ?? '';
  });
}

interface PlasmaPackage {
  id: string;
  name: string;
  authors: string[];
  license: string;
  image: string;
  /** Names of the files in images and images_dark. */
  light: string[];
  dark: string[];
}

/** packagefinder.cpp: folders with metadata.json and pictures named by their size. */
export async function plasmaPackages(files: Files): Promise<PlasmaPackage[]> {
  const folders = Object.keys(files).filter((name) => name.endsWith('/metadata.json'));
  return Promise.all(
    folders.map(async (metadata) => {
      const folder = metadata.slice(0, -'/metadata.json'.length);
      const { KPlugin: plugin, KPackageStructure: structure } = JSON.parse(textIn(files, metadata));
      if (plugin.Id !== folder)
        throw new Error(`KPackage expects ${plugin.Id} in a folder of that name, not ${folder}.`);
      if (structure !== 'Wallpaper/Images') throw new Error('This is not a wallpaper package.');
      const inFolder = (images: string) =>
        Object.keys(files).filter((name) => name.startsWith(`${folder}/contents/${images}/`));
      const [light, dark] = [inFolder('images'), inFolder('images_dark')];
      const [image] = light;
      if (image === undefined) throw new Error('Plasma skips packages with nothing in images.');
      for (const name of [...light, ...dark]) {
        const [, width, height] = /\/(\d+)x(\d+)\.(?:jpg|png)$/.exec(name) ?? [];
        const real = await sharp(files[name]).metadata();
        if (real.width !== Number(width) || real.height !== Number(height)) {
          throw new Error(`Plasma reads another size from ${name} than its real ${real.width}x${real.height}.`);
        }
      }
      textIn(files, `${folder}/contents/screenshot.jpg`);
      const authors = plugin.Authors.map(({ Name }: { Name: string }) => Name);
      const baseNames = (names: string[]) => names.map((name) => name.slice(name.lastIndexOf('/') + 1));
      const found = { id: plugin.Id, name: plugin.Name, authors, license: plugin.License, image };
      return { ...found, light: baseNames(light), dark: baseNames(dark) };
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
  if (json === '' || more.length > 0) throw new Error('A theme needs exactly one JSON file.');
  const theme = JSON.parse(textIn(files, json));
  const { imageFilename, dayImageList, nightImageList, sunriseImageList, sunsetImageList } = theme;
  if (!imageFilename || !dayImageList?.length || !nightImageList?.length) throw new Error('Missing fields.');
  if (imageFilename.split('*').length !== 2) throw new Error('imageFilename needs exactly one asterisk.');
  // Only files next to the JSON file are extracted.
  const beside = Object.keys(files).filter((name) => !name.includes('/'));
  const ids: number[] = [sunriseImageList, dayImageList, sunsetImageList, nightImageList].flat();
  const pictures = [...new Set(ids)].map((id) => imageFilename.replace('*', String(id)));
  for (const picture of pictures) if (!beside.includes(picture)) throw new Error(`${picture} is missing.`);
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
