import { type Rgb, rgb } from '../colour';
import { pick } from '../random';
import { blend, type Motif, shade, unitClamp } from '../sheet';

interface Bauhaus {
  /** The first is the ground; all are used. */
  colours: string;
  /** Tiles along the shorter side. */
  tiles?: number;
}

interface Tile {
  shape: Shape;
  turn: number;
  ground: Rgb;
  figure: Rgb;
  accent: Rgb;
}

/** Signed distance to a figure's edge in a tile from -1 to 1; inside is below 0. A second value is an inner figure. */
type Shape = (x: number, y: number) => readonly [number, number];

const NONE = 9;
const SHAPES: readonly Shape[] = [
  (x, y) => [Math.hypot(x + 1, y + 1) - 2, Math.hypot(x + 1, y + 1) - 1],
  (x, y) => [Math.hypot(x + 1, y + 1) - 2, NONE],
  (x, y) => [Math.max(Math.hypot(x, y) - 1, x), NONE],
  (x, y) => [Math.hypot(x, y) - 1, Math.hypot(x, y) - 0.42],
  (x, y) => [Math.hypot(x, y) - 0.72, Math.max(Math.hypot(x, y) - 0.72, y)],
  (x, y) => [(x + y) / Math.SQRT2, NONE],
  (x, y) => [Math.max(Math.hypot(x + 1, y) - 1, -x - 1), Math.max(Math.hypot(x - 1, y) - 1, x - 1)],
  (_x, y) => [Math.abs(((y + 1) % 0.5) - 0.25) - 0.125, NONE],
  (x, y) => [Math.min(Math.hypot(x + 1, y + 1) - 1, Math.hypot(x - 1, y - 1) - 1), NONE],
  () => [NONE, NONE],
  (x, y) => [Math.max(Math.hypot(x, y + 1) - 1, -y - 1), Math.max(Math.hypot(x, y) - 1, -y)],
];

/** Tiles of circles, halves and quarters in few colours. */
export function bauhaus({ colours, tiles = 6 }: Bauhaus): Motif {
  return (sheet) => {
    const { random, noise, width, height, unit } = sheet;
    const palette = colours.split(' ').map(rgb);
    const size = unit / tiles;
    const columns = Math.ceil(width / size) + 1;
    const lines = Math.ceil(height / size) + 1;
    const offsetX =
      (width - Math.round(width / size) * size) / 2 - (Math.round(width / size) * size > width ? 0 : size);
    const offsetY =
      (height - Math.round(height / size) * size) / 2 - (Math.round(height / size) * size > height ? 0 : size);
    const board: Tile[] = [];
    for (let index = 0; index < (columns + 2) * (lines + 2); index++) {
      const ground = random() < 0.5 ? (palette[0] as Rgb) : pick(random, palette);
      const figure = pick(
        random,
        palette.filter((colour) => colour !== ground),
      );
      const accent = pick(
        random,
        palette.filter((colour) => colour !== ground && colour !== figure),
      );
      board.push({ shape: pick(random, SHAPES), turn: Math.floor(random() * 4), ground, figure, accent });
    }
    return [
      (row, y) => {
        const line = Math.floor((y - offsetY) / size);
        const tileY = ((y - offsetY) / size - line) * 2 - 1;
        for (let x = 0; x < width; x++) {
          const column = Math.floor((x - offsetX) / size);
          const tile = board[line * (columns + 2) + column] as Tile;
          const tileX = ((x - offsetX) / size - column) * 2 - 1;
          const [turnedX, turnedY] = turned(tileX, tileY, tile.turn);
          const [outer, inner] = tile.shape(turnedX, turnedY);
          blend(row, x, tile.ground, 1);
          const figure = unitClamp(0.5 - (outer * size) / 2);
          if (figure > 0) blend(row, x, tile.figure, figure);
          const accent = unitClamp(0.5 - (inner * size) / 2);
          if (accent > 0) blend(row, x, tile.accent, accent);
          shade(row, x, 1 + noise.at(x * 0.013, y * 0.013) * 0.012);
        }
      },
    ];
  };
}

function turned(x: number, y: number, quarters: number): readonly [number, number] {
  if (quarters === 1) return [y, -x];
  if (quarters === 2) return [-x, -y];
  return quarters === 3 ? [-y, x] : [x, y];
}
