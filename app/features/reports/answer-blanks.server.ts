import { LANGUAGE_CODES } from '~/messages/languages';
import { messagesIn } from '~/messages/languages.server';

const BLANK = '…';

/** What the templates leave to the administrator, such as "Facts:", in all languages. */
const labels = (): string[] =>
  LANGUAGE_CODES.flatMap((language) => messagesIn(language).reportList.template('', '', false).split('\n'))
    .filter((line) => line.endsWith(BLANK))
    .map((line) => line.slice(0, -BLANK.length).trim());

/** The first part of a template that an answer still leaves blank. */
export function findBlank(words: string): string | undefined {
  const lines = words.split('\n').map((line) => line.trim());
  const all = labels();
  return lines
    .map((line, index) => {
      const label = all.find((one) => line.startsWith(one));
      const rest = label === undefined ? 'written' : line.slice(label.length).trim();
      if (/^[.\u2026]+$/.test(rest)) return label;
      const next = lines[index + 1] ?? '';
      // The facts may begin on the next line.
      return rest === '' && (next === '' || all.some((one) => next.startsWith(one))) ? label : undefined;
    })
    .find((label) => label !== undefined);
}
