import type { Layer, Sheet } from './sheet';

/** Smooth values over a sheet, computed on a coarse grid and read between its points: noise is dear. */
export class Field {
  readonly #data: Float32Array;
  readonly #columns: number;
  readonly #lines: number;
  readonly #line: Float32Array;

  /** `sample` fills `out` for a place in units of the shorter side. */
  constructor(
    readonly sheet: Sheet,
    readonly step: number,
    readonly channels: number,
    sample: (u: number, v: number, out: Float32Array) => void,
  ) {
    this.#columns = Math.ceil(sheet.width / step) + 2;
    this.#lines = Math.ceil(sheet.height / step) + 2;
    this.#data = new Float32Array(this.#columns * this.#lines * channels);
    this.#line = new Float32Array(this.#columns * channels);
    const out = new Float32Array(channels);
    for (let line = 0; line < this.#lines; line++) {
      for (let column = 0; column < this.#columns; column++) {
        sample((column * step) / sheet.unit, (line * step) / sheet.unit, out);
        this.#data.set(out, (line * this.#columns + column) * channels);
      }
    }
  }

  /** One row at full width, the channels of a pixel side by side. */
  read(y: number, out: Float32Array): void {
    const { step, channels } = this;
    const size = this.#columns * channels;
    const place = Math.min(Math.max(0, y / step), this.#lines - 1.001);
    const upper = Math.floor(place);
    const share = place - upper;
    const line = this.#line;
    for (let index = 0; index < size; index++) {
      const from = this.#data[upper * size + index] as number;
      line[index] = from + ((this.#data[(upper + 1) * size + index] as number) - from) * share;
    }
    for (let x = 0; x < this.sheet.width; x++) {
      const left = Math.floor(x / step);
      const rest = x / step - left;
      for (let channel = 0; channel < channels; channel++) {
        const from = line[left * channels + channel] as number;
        out[x * channels + channel] = from + ((line[(left + 1) * channels + channel] as number) - from) * rest;
      }
    }
  }
}

/** Room for one row of a field. */
export function rowOf(field: Field): Float32Array {
  return new Float32Array(field.sheet.width * field.channels);
}

/** A layer that visits every pixel with the values of a field; `at` is where the pixel's values begin. */
export function overField(
  field: Field,
  visit: (row: Float32Array, x: number, y: number, values: Float32Array, at: number) => void,
): Layer {
  const values = rowOf(field);
  return (row, y) => {
    field.read(y, values);
    for (let x = 0; x < field.sheet.width; x++) visit(row, x, y, values, x * field.channels);
  };
}
