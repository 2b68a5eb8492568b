/** Nine places of the frame, in percent of what is left over, row by row. */
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

export const positionLabel = (name: string) => name.replace(/^./, (first) => first.toUpperCase()).replace('-', ' ');
