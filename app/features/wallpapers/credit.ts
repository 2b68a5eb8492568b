/** What is said about who made a picture, and on which terms: on pages, in files, feeds and packages. */
import { messagesOf } from '~/messages/messages';
import { CREATIVE_COMMONS_NAMES, type Licence, licenceAddress } from './licences';

export const AI_MARKS = ['unknown', 'yes', 'no'] as const;
export type AiMark = (typeof AI_MARKS)[number];

export interface Credit {
  author: string | null;
  authorUrl: string | null;
  /** Where the picture comes from. */
  sourceUrl: string | null;
  licence: Licence;
  /** What the licence `other` says: a name or an address. */
  licenceText: string | null;
  ai: AiMark;
}

type Terms = Pick<Credit, 'licence' | 'licenceText'>;

/** As the lists of the forms show it. */
export const licenceLabel = (
  licence: string,
  names: Partial<Record<string, unknown>> = messagesOf('licences'),
): string => CREATIVE_COMMONS_NAMES[licence] ?? String(names[licence] ?? licence);

/** Null if it is not known. */
export function licenceName({ licence, licenceText }: Terms, names = messagesOf('licences')): string | null {
  if (licence === 'unknown') return null;
  return (licence === 'other' && licenceText) || licenceLabel(licence, names);
}

export const licenceUrl = ({ licence, licenceText }: Terms): string | null => licenceAddress(licence, licenceText);

/** Author and licence in one line, such as "Ada Example, CC BY 4.0". Empty if neither is known. */
export const creditLine = (credit: Pick<Credit, 'author'> & Terms, names = messagesOf('licences')): string =>
  [credit.author, licenceName(credit, names)].filter(Boolean).join(', ');

/** Title, author, source and licence, as Creative Commons recommends. */
export function creditText(wallpaper: Credit & { title: string }, pageUrl: string): string {
  const { title, author, authorUrl, sourceUrl } = wallpaper;
  const linked = (text: string | null, address: string | null) => (text && address ? `${text} (${address})` : text);
  // A licence that is an address is its own link.
  const address = licenceUrl(wallpaper);
  const name = licenceName(wallpaper);
  return [
    author ? messagesOf('licences').titleBy(title, linked(author, authorUrl) ?? '') : `“${title}”`,
    linked(name, name === address ? null : address),
    sourceUrl ?? pageUrl,
  ]
    .filter(Boolean)
    .join(', ');
}

/** For search engines: https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata */
export function creditData(wallpaper: Credit & { title: string }, pageUrl: string) {
  const { author, authorUrl, sourceUrl } = wallpaper;
  const line = creditLine(wallpaper);
  const license = licenceUrl(wallpaper);
  return {
    ...(author && {
      creator: { '@type': 'Person', name: author, ...(authorUrl && { url: authorUrl }) },
      copyrightNotice: line,
    }),
    ...(line && { creditText: author ?? line }),
    ...(license && { license, acquireLicensePage: sourceUrl ?? pageUrl }),
  };
}
