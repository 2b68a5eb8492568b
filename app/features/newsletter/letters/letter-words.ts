/** Blank lines make paragraphs. */
export const paragraphs = (words: string): string[] => words.split(/\n\s*\n/).filter((part) => part.trim() !== '');
