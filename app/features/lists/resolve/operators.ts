export interface SearchOperators {
  /** Words that must be next to each other. */
  phrases?: string[];
  withoutPhrases?: string[];
}

const OPERATOR = /(?<!\S)(-?)"([^"]*)"|(?<!\S)-([^\s"-][^\s"]*)/g;
const MAX_OPERATORS = 8;

/** Reads `-word`, `"two words"` and `-"two words"`; `plain` is the rest, including the words of phrases. */
export function readOperators(text: string): SearchOperators & { plain: string } {
  const phrases: string[] = [];
  const withoutPhrases: string[] = [];
  const plain = text.replace(
    OPERATOR,
    (_, minus: string | undefined, quoted: string | undefined, word: string = '') => {
      const phrase = (quoted ?? word).trim();
      const isLeftOut = minus === '-' || quoted === undefined;
      if (/[\p{L}\p{N}]/u.test(phrase)) (isLeftOut ? withoutPhrases : phrases).push(phrase);
      return isLeftOut ? ' ' : ` ${phrase} `;
    },
  );
  return {
    plain: plain.replace(/\s+/g, ' ').trim(),
    ...(phrases.length > 0 && { phrases: phrases.slice(0, MAX_OPERATORS) }),
    ...(withoutPhrases.length > 0 && { withoutPhrases: withoutPhrases.slice(0, MAX_OPERATORS) }),
  };
}
