/** Sidecars of gallery-dl, yt-dlp, Google Takeout and the like. Their ids and categories mean something else than ours. */
import { chooseLicence } from '~/features/wallpapers/licences';
import { type Details, isOwnName } from './details.schema';

/** Our own sidecars, and those that people write, have only names that we know. */
export const isOfAnotherProgram = (details: Details) => Object.keys(details).some((name) => !isOwnName(name));

const texts = (...values: unknown[]) =>
  values.filter((value) => typeof value === 'string' && value.trim() !== '') as string[];

const nameOf = (value: unknown): unknown => {
  const { name, tag, title, username } = (typeof value === 'object' && value !== null ? value : {}) as Details;
  return typeof value === 'string' ? value : (name ?? tag ?? title ?? username);
};

/** Boorus write one text with a space between two tags, and an underscore within one. */
function tagsIn(given: unknown, tagString: unknown): string[] | undefined {
  const list = typeof given === 'string' && !/[,;]/.test(given) ? given.split(/\s+/) : given;
  const all = Array.isArray(list) ? list : typeof given === 'string' ? given.split(/[,;]/) : null;
  const names = all ?? (typeof tagString === 'string' ? tagString.split(/\s+/) : []);
  const tags = texts(...names.map(nameOf)).map((name) => name.replaceAll('_', ' '));
  return tags.length > 0 ? tags : undefined;
}

/** Only what any program means in the same way. */
export function detailsOfOthers(given: Details): Details {
  // Takeout's title is the file's name.
  const [title] = texts(given.title).filter((text) => !/\.\w{3,5}$/.test(text));
  const [description] = texts(given.description);
  const [author] = texts(nameOf(given.author), given.artist, given.photographer, given.tag_string_artist);
  const addresses = texts(given.sourceUrl, given.source, given.webpage_url, given.post_url, given.pageURL, given.url);
  const terms = chooseLicence(texts(given.licence));
  const details = {
    ...{ title, description, author: author?.replaceAll('_', ' '), tags: tagsIn(given.tags, given.tag_string) },
    sourceUrl: addresses.find((text) => text.length <= 500 && /^https?:\/\//i.test(text) && URL.canParse(text)),
    licence: terms?.licence === 'other' ? undefined : terms?.licence,
  };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}
