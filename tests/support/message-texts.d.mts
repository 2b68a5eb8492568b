/** The texts of messages by their paths. A function's text is its source. */
export function textsOf(value: unknown, path: string): [path: string, text: string][];

/** A text of at least two words, so not a name, a unit or a function. */
export function isSentence(text: string): boolean;
