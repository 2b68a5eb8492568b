/** Nine places of the frame, row by row, in percent of the space that is left over. */
export const POSITIONS = {
  'top-left': [0, 0],
  top: [50, 0],
  'top-right': [100, 0],
  left: [0, 50],
  center: [50, 50],
  right: [100, 50],
  'bottom-left': [0, 100],
  bottom: [50, 100],
  'bottom-right': [100, 100],
} as const;

export type PositionName = keyof typeof POSITIONS;
