import qrcode from 'qrcode-generator';

/** Modules of white that scanners need around a code. */
const MARGIN = 4;

export interface QrCode {
  /** Width and height, in modules. */
  size: number;
  /** The black modules, as the path of an SVG. */
  path: string;
}

export function qrCode(text: string): QrCode {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const indices = Array.from({ length: count }, (_, index) => index);
  const rows = indices.map((row) => indices.map((column) => (code.isDark(row, column) ? '#' : ' ')).join(''));
  const path = rows
    .flatMap((row, y) => [...row.matchAll(/#+/g)].map(({ index, 0: { length } }) => ({ x: index, y, length })))
    .map(({ x, y, length }) => `M${x + MARGIN} ${y + MARGIN}h${length}v1h-${length}z`)
    .join('');
  return { size: count + 2 * MARGIN, path };
}
