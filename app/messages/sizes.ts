export interface Size {
  width: number;
  height: number;
}

/** 3840 × 2160 */
export const sizeOf = ({ width, height }: Size): string => `${width} × ${height}`;
