import { exactCount } from '../numbers';

/** The API's errors for invalid list queries. */
export const listErrors = {
  device: (choices: string) => `Device must be one of ${choices}.`,
  shape: (choices: string) => `Shape must be one of ${choices}.`,
  minSize: (choices: string) => `Minimum size must be one of ${choices}, or a size such as 3440x1440.`,
  colour: (choices: string) => `Colour must be one of ${choices}, or a code such as #1b2a41.`,
  tone: (choices: string) => `Tone must be one of ${choices}.`,
  hdr: (choices: string) => `hdr must be ${choices}, or left out.`,
  not: (max: number) => `At most ${max} tags can be excluded.`,
  tags: (max: number) => `Ask for at most ${max} tags.`,
  ai: 'ai must be no, or left out.',
  licence: 'licence must be free, or left out.',
  ratio: 'ratio must be a list such as 16:9,21:9 or 1.78.',
  ratios: (max: number) => `Ask for at most ${max} ratios.`,
  deviceType: 'deviceType must be one short word, or none.',
  categoryId: 'categoryId must be a whole number, or none.',
  featured: 'featured must be true or false.',
  sort: 'sort must be newest, downloads, month, title or random.',
  cursorOrOffset: 'Send either cursor or offset, not both.',
  cursor: 'cursor must be one from the Link header of a list.',
  cursorExpired: 'This cursor has expired. Start again without it.',
  cursorOfOtherOrder: 'This cursor belongs to a list in another order.',
  offset: (max: number) =>
    `offset must be at most ${exactCount(max)}. To go further, follow the cursor in the Link header.`,
};
