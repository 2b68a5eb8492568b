import type { listErrors as english } from '../../en/lists/list-errors';
import { exactCount } from '../numbers';

export const listErrors = {
  device: (choices: string) => `Das Gerät muss eines davon sein: ${choices}.`,
  shape: (choices: string) => `Die Form muss eine davon sein: ${choices}.`,
  minSize: (choices: string) => `Die Mindestgröße muss eine davon sein: ${choices}, oder eine Größe wie 3440x1440.`,
  colour: (choices: string) => `Die Farbe muss eine davon sein: ${choices}, oder ein Code wie #1b2a41.`,
  tone: (choices: string) => `Die Helligkeit muss eine davon sein: ${choices}.`,
  hdr: (choices: string) => `hdr muss ${choices} sein oder fehlen.`,
  not: (max: number) => `Höchstens ${max} Tags können ausgeschlossen werden.`,
  tags: (max: number) => `Frage nach höchstens ${max} Tags.`,
  ai: 'ai muss no sein oder fehlen.',
  licence: 'licence muss free sein oder fehlen.',
  ratio: 'ratio muss eine Liste wie 16:9,21:9 oder 1.78 sein.',
  ratios: (max: number) => `Frage nach höchstens ${max} Seitenverhältnissen.`,
  deviceType: 'deviceType muss ein kurzes Wort oder none sein.',
  categoryId: 'categoryId muss eine ganze Zahl oder none sein.',
  featured: 'featured muss true oder false sein.',
  sort: 'sort muss newest, downloads, month, title oder random sein.',
  cursorOrOffset: 'Sende cursor oder offset, nicht beides.',
  cursor: 'cursor muss einer aus dem Link-Header einer Liste sein.',
  cursorExpired: 'Dieser Cursor ist abgelaufen. Fang ohne ihn neu an.',
  cursorOfOtherOrder: 'Dieser Cursor gehört zu einer Liste in anderer Reihenfolge.',
  offset: (max: number) =>
    `offset darf höchstens ${exactCount(max)} sein. Um weiter zu kommen, folge dem Cursor im Link-Header.`,
} satisfies typeof english;
