export interface SearchOperators {
  /** Words that have to stand side by side. */
  phrases?: string[];
  withoutPhrases?: string[];
}

const OPERATOR = /(?<!\S)(-?)"([^"]*)"|(?<!\S)-([^\s"-][^\s"]*)/g;
const MAX_OPERATORS = 8;

/** `-word`, `"two words"` and `-"two words"` of a search; `plain` is what is left to look for, words of phrases among them. */
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
