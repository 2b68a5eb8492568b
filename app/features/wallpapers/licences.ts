/** What others may do with a picture. `unknown` is the default; `other` has a text. */
export const LICENCES = [
  'unknown',
  'own',
  'cc0',
  'cc-by-4.0',
  'cc-by-sa-4.0',
  'cc-by-nc-4.0',
  'cc-by-nd-4.0',
  'unsplash',
  'pexels',
  'public-domain',
  'all-rights-reserved',
  'other',
] as const;
export type Licence = (typeof LICENCES)[number];

const ADDRESSES: Partial<Record<Licence, string>> = {
  cc0: 'https://creativecommons.org/publicdomain/zero/1.0/',
  'cc-by-4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'cc-by-sa-4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  'cc-by-nc-4.0': 'https://creativecommons.org/licenses/by-nc/4.0/',
  'cc-by-nd-4.0': 'https://creativecommons.org/licenses/by-nd/4.0/',
  unsplash: 'https://unsplash.com/license',
  pexels: 'https://www.pexels.com/license/',
  'public-domain': 'https://creativecommons.org/publicdomain/mark/1.0/',
};

/** Pictures that everyone may use and pass on without asking. Some licences have conditions, such as naming the author. */
export const FREE_LICENCES: Licence[] = LICENCES.filter((licence) => ADDRESSES[licence] !== undefined);

/** @param text what the licence `other` says: a name or an address */
export function licenceAddress(licence: Licence, text: string | null): string | null {
  if (licence !== 'other') return ADDRESSES[licence] ?? null;
  return text && /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? text : null;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/(?:deed|legalcode)(?:\.[a-z-]{2,7})?$/, '')
    .replace(/[\s_/]+/g, '-')
    .replace(/^-|-$/g, '');

const NAMES: Record<string, Licence> = {
  ...Object.fromEntries(LICENCES.map((licence) => [licence, licence])),
  ...Object.fromEntries(Object.entries(ADDRESSES).map(([licence, address]) => [plain(address), licence as Licence])),
  'cc0-1.0': 'cc0',
  'cc-0': 'cc0',
  'pexels-license': 'pexels',
  'unsplash-license': 'unsplash',
};

/** The licence that a name or an address from outside means. A text that is not known is `other`. */
export function readLicence(text: string): { licence: Licence; licenceText: string | null } {
  const licence = NAMES[plain(text.trim())];
  return licence ? { licence, licenceText: null } : { licence: 'other', licenceText: text };
}
