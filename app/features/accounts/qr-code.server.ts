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
  const path = indices
    .flatMap((row) => indices.filter((column) => code.isDark(row, column)).map((column) => [column, row] as const))
    .map(([x, y]) => `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`)
    .join('');
  return { size: count + 2 * MARGIN, path };
}
