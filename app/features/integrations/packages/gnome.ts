import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { htmlText } from '~/lib/markup';
import { messagesOf } from '~/messages/messages';
import { isDark, type PackageFacts, type PackageLayout, pictureFile, type TextFile } from './package';
import { byStyle, timesOfDay } from './versions';

/** GNOME needs absolute paths. This is the only folder it reads that has the same path for every user. */
const ROOT = '/usr/local/share';
const TRANSITION_SECONDS = 2;
/** From one time of day to the next. */
const DAY_TRANSITION_SECONDS = 1800;

const pictureFolder = ({ name }: PackageFacts) => `backgrounds/${name}`;
const listFile = ({ name }: PackageFacts) => `gnome-background-properties/${name}.xml`;
const picturePath = (facts: PackageFacts, wallpaper: WallpaperDetail) =>
  `${ROOT}/${pictureFolder(facts)}/${pictureFile(wallpaper)}`;

interface Slide {
  wallpaper: WallpaperDetail;
  /** With the transition to the next one. */
  seconds: number;
}

/** An endless slideshow from an hour on, in local time. It starts in the past, so everyone sees the same picture. */
function slideshow(facts: PackageFacts, slides: Slide[], transition = TRANSITION_SECONDS, hour = 0): string {
  const lines = slides.flatMap(({ wallpaper, seconds }, index) => {
    const path = htmlText(picturePath(facts, wallpaper));
    const next = htmlText(picturePath(facts, slides[(index + 1) % slides.length]?.wallpaper ?? wallpaper));
    return [
      `  <static><duration>${seconds - transition}.0</duration><file>${path}</file></static>`,
      `  <transition type="overlay"><duration>${transition}.0</duration><from>${path}</from><to>${next}</to></transition>`,
    ];
  });
  return [
    '<background>',
    `  <starttime><year>2020</year><month>1</month><day>1</day><hour>${hour}</hour><minute>0</minute><second>0</second></starttime>`,
    ...lines,
    '</background>',
    '',
  ].join('\n');
}

/** Each time of day lasts until the next one begins. */
function daySlideshow(facts: PackageFacts, times: ReturnType<typeof timesOfDay>): string {
  const [{ hour: first } = { hour: 0 }] = times;
  const slides = times.map(({ hour, wallpaper }, index) => ({
    wallpaper,
    seconds: ((times[index + 1]?.hour ?? first + 24) - hour) * 3600,
  }));
  return slideshow(facts, slides, DAY_TRANSITION_SECONDS, first);
}

interface Entry {
  name: string;
  filename: string;
  dark?: string;
}

/** What a picture shows in each style. One without a counterpart has only its own. */
function stylesOf(
  versions: WallpaperDetail[],
): { main: WallpaperDetail; light?: WallpaperDetail; dark?: WallpaperDetail }[] {
  const { light, dark } = byStyle(versions);
  return light.slice(0, 1).map((main) => {
    if (dark.length > 0) return { main, light: main, dark: dark[0] };
    return isDark(main) ? { main, dark: main } : { main, light: main };
  });
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
function listEntries(facts: PackageFacts, pictures: WallpaperDetail[][]): { entries: Entry[]; shows: TextFile[] } {
  const taken = new Set([facts.title]);
  const shows: TextFile[] = [];
  const entries = pictures.flatMap((versions) => {
    const times = timesOfDay(versions);
    return stylesOf(versions).map(({ main, light, dark }) => {
      const name = taken.has(main.title) ? `${main.title} (${main.id})` : main.title;
      taken.add(name);
      if (times.length === 0)
        return { name, filename: picturePath(facts, main), dark: light && dark && picturePath(facts, dark) };
      const show = `${pictureFolder(facts)}/day-${main.id}.xml`;
      shows.push({ name: show, text: daySlideshow(facts, times) });
      return { name, filename: `${ROOT}/${show}` };
    });
  });
  return { entries, shows };
}

export const gnome: PackageLayout = {
  chooseVersions(versions) {
    const times = timesOfDay(versions);
    if (times.length > 0) return times.map(({ wallpaper }) => wallpaper);
    const { light, dark } = byStyle(versions);
    return [...light.slice(0, 1), ...dark.slice(0, 1)];
  },

  pictureName: (facts, { wallpaper }) => `${pictureFolder(facts)}/${pictureFile(wallpaper)}`,

  index(facts, groups): TextFile[] {
    if (groups.length === 0) return [];
    const pictures = groups.map((versions) => versions.map(({ wallpaper }) => wallpaper));
    const folder = pictureFolder(facts);
    const styles = pictures.flatMap(stylesOf);
    const both = [styles.flatMap(({ light }) => light ?? []), styles.flatMap(({ dark }) => dark ?? [])];
    // With both kinds, the slideshow follows the light or dark style of the desktop.
    const [main = [], ofDark] = both.filter(({ length }) => length > 0);
    const show = (some: WallpaperDetail[]) =>
      slideshow(
        facts,
        some.map((wallpaper) => ({ wallpaper, seconds: facts.everySeconds })),
      );
    const shows = [
      { name: `${folder}/slideshow.xml`, text: show(main) },
      ...(ofDark ? [{ name: `${folder}/slideshow-dark.xml`, text: show(ofDark) }] : []),
    ];
    const [filename = '', darkName] = shows.map(({ name }) => `${ROOT}/${name}`);
    const named = listEntries(facts, pictures);
    const list = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<!DOCTYPE wallpapers SYSTEM "gnome-wp-list.dtd">',
      '<wallpapers>',
      ...[{ name: facts.title, filename, dark: darkName }, ...named.entries].map(entry),
      '</wallpapers>',
      '',
    ].join('\n');
    return [...shows, ...named.shows, { name: listFile(facts), text: list }];
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
