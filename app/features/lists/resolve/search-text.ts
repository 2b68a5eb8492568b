/** What a search asks for. */
export interface SearchText {
  /** To look up, including the words of phrases. */
  words: string;
  /** Words that must be next to each other. */
  phrases?: string[];
  withoutPhrases?: string[];
  /** The first one, as people write it, such as 3840x2160 or 1920 × 1080. */
  resolution?: { width: number; height: number };
}

/** Characters of a search; the rest is ignored. */
export const MAX_SEARCH = 200;

const OPERATOR = /(?<!\S)(-?)"([^"]*)"|(?<!\S)-([^\s"-][^\s"]*)/g;
const RESOLUTION = /(?<![\p{L}\p{N}])(\d{3,5}) ?[x×*] ?(\d{3,5})(?![\p{L}\p{N}])/iu;
const MAX_OPERATORS = 8;

/** Reads `-word`, `"two words"`, `-"two words"` and `3840x2160`. */
export function parseSearchText(text: string): SearchText {
  const phrases: string[] = [];
  const withoutPhrases: string[] = [];
  const plain = text
    .slice(0, MAX_SEARCH)
    .replace(OPERATOR, (_, minus: string | undefined, quoted: string | undefined, word: string = '') => {
      const phrase = (quoted ?? word).trim();
      const isLeftOut = minus === '-' || quoted === undefined;
      if (/[\p{L}\p{N}]/u.test(phrase)) (isLeftOut ? withoutPhrases : phrases).push(phrase);
      return isLeftOut ? ' ' : ` ${phrase} `;
    })
    .replace(/\s+/g, ' ');
  const [size, width, height] = RESOLUTION.exec(plain) ?? [];
  return {
    words: (size === undefined ? plain : plain.replace(size, ' ')).trim(),
    ...(phrases.length > 0 && { phrases: phrases.slice(0, MAX_OPERATORS) }),
    ...(withoutPhrases.length > 0 && { withoutPhrases: withoutPhrases.slice(0, MAX_OPERATORS) }),
    ...(size !== undefined && { resolution: { width: Number(width), height: Number(height) } }),
  };
}
