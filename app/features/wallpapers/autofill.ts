/** Guesses fields from a file's name and size. Used in the browser, on the server and in the import. */

import { MAX_TAG_LENGTH } from '~/features/taxonomy/tags/tag.view';
import { truncate } from '~/lib/clean-text';
import { isVisible, tagKey, tagSlug } from '~/lib/tag-name';
import { storedFileSize } from '~/messages/file-sizes';
import { messagesOf } from '~/messages/messages';
import { MAX_TAGS, MAX_TITLE_LENGTH } from './wallpaper.limits';

const MAX_GUESSED_TAGS = 8;

const words = (text: string) => text.split(' ');
const SMALL_WORDS = new Set(words('a an and at by for from in of on or the to with'));
const NOISE_WORDS = new Set([
  ...SMALL_WORDS,
  ...words('avif background copy default desktop download edited final full hd image img jpeg jpg mobile png webp'),
  ...words('new original phone photo pic picture screen tablet uhd untitled wallpaper wallpapers'),
]);

/** Words in file names that suggest a category. Only categories that the gallery has are guessed. A slug may be “constructor”. */
const CATEGORY_WORDS = new Map(
  Object.entries({
    abstract: words('flow fractal gradient pattern ripple shape spiral wave'),
    animals: words('animal bird butterfly cat dog dragonfly fish fox goldfish horse mouse owl tiger wolf'),
    city: words('architecture bridge building downtown skyline street tower town urban'),
    minimal: words('blank grey minimalism minimalist plain simple'),
    nature: [
      ...words('autumn cascade desert flower field forest garden grass hill lake landscape leaf mountain rain'),
      ...words('river snow spring summer sunrise sunset tree valley waterfall winter wood'),
    ],
    ocean: words('beach coast coral island sea shell shore underwater water'),
    space: words('astronaut cosmos galaxy milky moon nebula night planet star'),
  }),
);

/** Copied from an address. Names such as “100% Blue” have no escapes. */
const withoutEscapes = (name: string) =>
  name
    .replace(/(?:%[\da-f]{2})+/gi, (escaped) => {
      try {
        return decodeURIComponent(escaped);
      } catch {
        return escaped;
      }
    })
    .replace(/&(?:amp|quot|apos|lt|gt|nbsp|#\d{1,4});/gi, ' ');

/** Endings that programs leave in the middle of a name, as in “lake.jpg.webp”, “lake.png (1).jpg” and “lake.jpg_large”. */
const ENDING = /\.(?:jpe?g|jfif|png|webp|avif|gif|bmp|tiff?|hei[cf]|jxl|svg|psd)(?:[_~!@:-]\w{0,12}| ?\(\d{1,3}\))?$/i;
const UUID = /(?<![\da-z])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-z])/gi;

function withoutEndings(name: string): string {
  const shorter = name.replace(ENDING, '');
  return shorter === name ? name : withoutEndings(shorter);
}

/** A checksum or an id: hexadecimal, or letters and digits in turns. */
function isHash(word: string): boolean {
  const turns = word.match(/\d+|\D+/g)?.length ?? 0;
  if (word.length < 8 || turns < 2) return false;
  return /^[\da-f]+$/i.test(word) ? turns > 2 || word.length >= 16 : /^[\da-z]+$/i.test(word) && turns > 4;
}

function fileNameWords(fileName: string): string[] {
  const name = withoutEscapes(fileName.slice(0, 300)).normalize('NFC');
  const words = withoutEndings(name.replace(/\.[a-z0-9]{1,5}$/i, '')).replace(UUID, ' ');
  // Before words are split where a capital follows.
  const parts = words.split(/([\s_.,+-]+)/).map((part) => (isHash(part) ? ' ' : part));
  return (
    parts
      .join('')
      .replace(/(?<![\p{L}\p{N}])\d{2,5}\s?[x×]\s?\d{2,5}(?![\p{L}\p{N}])/giu, ' ')
      .replace(/_\d{2,5}x\d{2,5}(?=_|$)/gi, ' ')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      // Persian and Indic words may contain joiners.
      .replace(
        /(?<![\p{L}\p{M}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}])|[^\p{L}\p{N}\p{M}'\u2019\u200c\u200d]+/gu,
        ' ',
      )
      .trim()
      .split(' ')
      .filter(Boolean)
  );
}

/** A title from a file name: "Kay_dark_1080x1920.png" becomes "Kay Dark". Never empty. */
export function guessTitle(fileName: string): string {
  const words = fileNameWords(fileName).map((word, index) =>
    index > 0 && SMALL_WORDS.has(word.toLowerCase())
      ? word.toLowerCase()
      : word.charAt(0).toLocaleUpperCase('en') + word.slice(1),
  );
  return truncate(words.join(' '), MAX_TITLE_LENGTH).trim() || 'Untitled';
}

/** Lowercase words that describe the picture, without a photographer's name after "by". */
function describingWords(fileName: string): string[] {
  const words = fileNameWords(fileName).map((word) => word.toLowerCase());
  const by = words.indexOf('by');
  return (by > 0 ? words.slice(0, by) : words).filter(
    (word) =>
      word.length > 2 &&
      Math.max(word.length, tagSlug(word).length) <= MAX_TAG_LENGTH &&
      !NOISE_WORDS.has(word) &&
      !/^\d+\p{L}?$/u.test(word) &&
      !/^(img|dsc|pxl)\d*$/.test(word),
  );
}

const NO_NAMES = new Set(words('a an me my the you'));

/** "Misty Lake by Ada Byron 2": "Ada Byron". At most four words. */
export function guessAuthor(title: string): string | null {
  const after = title.split(/\bby\s/iu)[1]?.trim() ?? '';
  const name = after.match(/^[\p{L}\p{M}.'\u2019-]+(?:\s+[\p{L}\p{M}.'\u2019-]+){0,3}/u)?.[0] ?? '';
  return name && !NO_NAMES.has(name.split(/\s/)[0]?.toLowerCase() ?? '') ? name : null;
}

export function guessTags(fileName: string): string[] {
  return normalizeTags(describingWords(fileName)).slice(0, MAX_GUESSED_TAGS);
}

export function guessCategory<T extends { name: string; slug: string }>(
  fileName: string,
  categories: T[],
): T | undefined {
  const words = new Set(describingWords(fileName).flatMap((word) => [word, word.replace(/s$/, '')]));
  const named = categories.find((category) => words.has(category.slug) || words.has(category.slug.replace(/s$/, '')));
  return named ?? categories.find((category) => CATEGORY_WORDS.get(category.slug)?.some((word) => words.has(word)));
}

export const QUALITY_TAGS = { uhd: '4K', qhd: 'QHD', fullHd: '1080p', wide: 'Ultrawide' };

/** Tags for the size of a picture. Orientation doesn't matter: a phone's 1080x1920 is 1080p too. */
export function qualityTags(width: number, height: number): string[] {
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  const tags: string[] = [];
  if (long >= 3840 || short >= 2160) tags.push(QUALITY_TAGS.uhd);
  else if (long >= 2560 || short >= 1440) tags.push(QUALITY_TAGS.qhd);
  else if (long >= 1920 || short >= 1080) tags.push(QUALITY_TAGS.fullHd);
  if (width / height >= 2.2) tags.push(QUALITY_TAGS.wide);
  return tags;
}

export function guessDevice(width: number, height: number): 'pc' | 'mobile' {
  return width / height < 1 ? 'mobile' : 'pc';
}

/** Trimmed, without tags that can't be seen and without those that differ by case alone. */
export function distinctTags(tags: string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags) {
    const name = tag.normalize('NFC').replace(/\s+/g, ' ').trim();
    const key = tagKey(name);
    if (isVisible(name) && !byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()];
}

export const normalizeTags = (tags: string[]) => distinctTags(tags).slice(0, MAX_TAGS);

const MAX_NAMED = 10;

/** Undefined if all tags fit. @param tags comma-separated, or a list */
export function sayLeftOut(tags: string | string[]): string | undefined {
  const leftOut = distinctTags(typeof tags === 'string' ? tags.split(',') : tags).slice(MAX_TAGS);
  if (leftOut.length === 0) return undefined;
  return messagesOf('wallpaperForm').leftOut(MAX_TAGS, leftOut.slice(0, MAX_NAMED), leftOut.length - MAX_NAMED);
}

export interface Autofill {
  title: string;
  resolution: string;
  fileSize: string;
  deviceType: string;
  tags: string[];
}

export function autofill(file: { name: string; bytes: number; width: number; height: number }): Autofill {
  return {
    title: guessTitle(file.name),
    resolution: `${file.width}x${file.height}`,
    fileSize: storedFileSize(file.bytes),
    deviceType: guessDevice(file.width, file.height),
    tags: normalizeTags([...guessTags(file.name), ...qualityTags(file.width, file.height)]),
  };
}
