// The blocks of Unicode whose letters are written from right to left.
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A name for a sentence of plain text, as `bdi` is for elements: Unicode Standard Annex 9, first strong isolate. */
export const isolate = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
