/** The licences of Creative Commons, newest first. */
const KINDS = ['by', 'by-sa', 'by-nc', 'by-nd', 'by-nc-sa', 'by-nc-nd'] as const;
const VERSIONS = ['4.0', '3.0', '2.5', '2.0', '1.0'] as const;
type Kind = (typeof KINDS)[number];
type Version = (typeof VERSIONS)[number];

const inVersion = (version: Version) => KINDS.map((kind) => [`cc-${kind}-${version}`, kind, version] as const);
const CREATIVE_COMMONS = VERSIONS.flatMap(inVersion);
const [CURRENT, EARLIER] = [inVersion('4.0'), CREATIVE_COMMONS.slice(KINDS.length)];

/** What others may do with a picture. `unknown` is the default; `other` has a text. */
export const LICENCES = [
  ...(['unknown', 'own', 'cc0'] as const),
  ...CURRENT.map(([licence]) => licence),
  ...(['unsplash', 'pexels', 'public-domain', 'all-rights-reserved'] as const),
  ...EARLIER.map(([licence]) => licence),
  'other' as const,
];
export type Licence = (typeof LICENCES)[number];

/** The same in every language. */
export const CREATIVE_COMMONS_NAMES: Partial<Record<string, string>> = Object.fromEntries(
  CREATIVE_COMMONS.map(([licence, kind, version]) => [licence, `CC ${kind.toUpperCase()} ${version}`]),
);

const addressOf = (kind: Kind, version: Version) =>
  `https://creativecommons.org/licenses/${version === '1.0' && kind === 'by-nc-nd' ? 'by-nd-nc' : kind}/${version}/`;

const ADDRESSES: Partial<Record<Licence, string>> = {
  cc0: 'https://creativecommons.org/publicdomain/zero/1.0/',
  ...Object.fromEntries(CREATIVE_COMMONS.map(([licence, kind, version]) => [licence, addressOf(kind, version)])),
  unsplash: 'https://unsplash.com/license',
  pexels: 'https://www.pexels.com/license/',
  'public-domain': 'https://creativecommons.org/publicdomain/mark/1.0/',
};

/** Pictures that everyone may use and pass on without asking. Some licences have conditions, such as naming the author. */
export const FREE_LICENCES: Licence[] = LICENCES.filter((licence) => ADDRESSES[licence] !== undefined);

function isAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** @param text what the licence `other` says: a name or an address */
export function licenceAddress(licence: Licence, text: string | null): string | null {
  if (licence !== 'other') return ADDRESSES[licence] ?? null;
  return text && /^https?:\/\/\S+$/i.test(text) && isAddress(text) ? text : null;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[\s_/]+/g, '-')
    .replace(/^-|[-.]$/g, '');

const NAMES: Record<string, Licence> = {
  ...Object.fromEntries(LICENCES.map((licence) => [licence, licence])),
  ...{ 'unsplash.com-license': 'unsplash', 'unsplash-license': 'unsplash', 'pdm-1.0': 'public-domain' },
  ...{ 'pexels.com-license': 'pexels', 'pexels-license': 'pexels', pdm: 'public-domain' },
};

/** How texts name the licences of Creative Commons: by address, by abbreviation, in words. */
const NAMED = [
  /\b(?:https?:\/\/)?(?:www\.)?creativecommons\.org\/(?:licenses|publicdomain)\/([a-z-]{2,12})(?:\/(\d\.\d))?[^\s<>()[\]"\u201c\u201d]{0,200}/gi,
  /\bcc[ _-]{0,3}(by(?:[ _-]{1,3}(?:nc|nd|sa)){0,2})[ _-]{1,3}v?(\d\.\d)(?![\d.]\d)/gi,
  /\b(attribution(?:[ -]{1,3}(?:non-?commercial|share[ -]?alike|no[ -]?deriv(?:ative)?s?(?: works?)?)){0,2})(?: licen[cs]e)?,? (?:version )?v?(\d\.\d)(?![\d.]\d)/gi,
  /\b(cc[ -]?0|cc[ -]zero|creative commons zero|public domain mark)\b(?: v?1\.0)?/gi,
];

/** Words around the name of a licence that add nothing to it. */
const FILLERS =
  /\b(?:creative commons|licen[cs]ed?|international|unported|generic|universal|public domain dedication|[a-z]{2})\b/gi;

function creativeCommons(name: string, version: string | undefined): Licence | undefined {
  const words = name.toLowerCase();
  if (/^(?:zero|cc[ -]?0|cc[ -]zero|creative commons zero)$/.test(words)) return 'cc0';
  if (/^(?:mark|publicdomain|public domain mark)$/.test(words)) return 'public-domain';
  if (!/^(?:by|attribution)/.test(words)) return undefined;
  const isNc = /nc|non-?commercial/.test(words);
  const ending = /nd|deriv/.test(words) ? '-nd' : /sa|alike/.test(words) ? '-sa' : '';
  return LICENCES.find((licence) => licence === `cc-by${isNc ? '-nc' : ''}${ending}-${version}`);
}

/** The licence that is named somewhere in a text. Undefined for none, and for several. */
function namedIn(text: string): { licence: Licence; rest: string } | undefined {
  let rest = text;
  const found = new Set<Licence | undefined>();
  for (const name of NAMED) {
    rest = rest.replace(name, (_, words: string, version?: string) => {
      found.add(creativeCommons(words, version));
      return ' ';
    });
  }
  const [licence] = found;
  return licence && found.size === 1 ? { licence, rest } : undefined;
}

/** Longer texts are not read. They are cut off anyway. */
const MAX_READ = 2000;

/** The licence that a name or an address means, as a whole. */
function exactly(text: string): Licence | undefined {
  if (text.length > MAX_READ) return undefined;
  const known = NAMES[plain(text.trim())];
  if (known) return known;
  const named = namedIn(text);
  const isAll = named && !/[\p{L}\p{N}]/u.test(named.rest.replace(FILLERS, ' '));
  return isAll ? named.licence : undefined;
}

/** The licence that a name or an address from outside means. A text that is not known is `other`. */
export function readLicence(text: string): { licence: Licence; licenceText: string | null } {
  const licence = exactly(text);
  return licence ? { licence, licenceText: null } : { licence: 'other', licenceText: text };
}

/** Of what a file says in several places: the first known licence, else the first that a sentence names, else the first text. */
export function chooseLicence(texts: string[]): { licence: Licence; licenceText: string | null } | null {
  const known =
    texts.map(exactly).find(Boolean) ??
    texts.map((text) => namedIn(text.slice(0, MAX_READ))?.licence).find((licence) => licence !== undefined);
  const [first] = texts;
  if (known) return { licence: known, licenceText: null };
  return first === undefined ? null : { licence: 'other', licenceText: first };
}
