/** Shown at a filter whose value in the address makes no sense. */
export const filterProblems = {
  device: (given: string, choices: string) => `“${given}” isn't a device we know. Choose one of ${choices}.`,
  shape: (given: string, choices: string) => `“${given}” isn't a shape we know. Choose one of ${choices}.`,
  minSize: (given: string, choices: string) =>
    `“${given}” isn't a size we know. Choose one of ${choices}, or a size such as 3440x1440.`,
  colour: (given: string, choices: string) =>
    `“${given}” isn't a colour we know. Choose one of ${choices}, or a code such as #1b2a41.`,
  tone: (given: string, choices: string) => `“${given}” isn't a tone we know. Choose one of ${choices}.`,
  licence: (given: string) => `“${given}” isn't a choice for licences. Choose free.`,
  ai: (given: string) => `“${given}” isn't a choice for AI. Choose no.`,
  hdr: (given: string, choices: string) => `“${given}” isn't an HDR filter. Choose ${choices}.`,
  sort: (given: string, choices: string) => `“${given}” isn't a sort order we know. Choose one of ${choices}.`,
  not: (max: number) => `You can exclude at most ${max} tags. We used the first ${max}.`,
};
