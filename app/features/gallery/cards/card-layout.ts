/** Height of a picture in grid rows of cards.css, each a twentieth of the column's width. */
export function pictureRows({ width, height }: { width: number; height: number }): number {
  return Math.min(60, Math.max(5, Math.floor((20 * height) / width)));
}

/** Four columns for a few cards, if five would leave one or two alone in the last line. */
export function mostColumns(cards: number): 4 | 5 {
  return cards > 5 && cards <= 16 && (cards % 4 === 0 || cards % 5 === 1 || cards % 5 === 2) ? 4 : 5;
}
