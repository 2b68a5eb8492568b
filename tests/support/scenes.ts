import sharp, { type Sharp } from 'sharp';

/** Soft gradients under discs with hard edges. `seed` determines the discs. */
export function scene(width: number, height: number, seed = 1): Sharp {
  const chance = (index: number) => Math.abs(Math.sin(seed * 12.9898 + index * 78.233) * 43758.5453) % 1;
  const discs = Array.from({ length: 14 }, (_, index) => ({
    x: chance(index) * width,
    y: chance(index + 50) * height,
    radius: (0.05 + 0.12 * chance(index + 100)) * Math.min(width, height),
    colour: [chance(index + 150) * 255, chance(index + 200) * 255, chance(index + 250) * 255],
  }));
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const [green, blue] = [Math.round(60 + (120 * y) / height), Math.round(200 - (140 * y) / height)];
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      data[at] = Math.round(40 + (150 * x) / width);
      data[at + 1] = green;
      data[at + 2] = blue;
    }
  }
  // Only the pixels around each disc, because large pictures have millions. The first disc is on top.
  for (const { x: left, y: top, radius, colour } of discs.reverse()) {
    const [red = 0, green = 0, blue = 0] = colour.map(Math.round);
    for (let y = Math.max(0, Math.floor(top - radius)); y < Math.min(height, top + radius); y += 1) {
      for (let x = Math.max(0, Math.floor(left - radius)); x < Math.min(width, left + radius); x += 1) {
        if ((x - left) ** 2 + (y - top) ** 2 >= radius ** 2) continue;
        const at = (y * width + x) * 3;
        data[at] = red;
        data[at + 1] = green;
        data[at + 2] = blue;
      }
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** A grey disc on transparent pixels of the opposite grey. */
export function discOnNothing(width: number, height: number, grey: number): Sharp {
  const data = Buffer.alloc(width * height * 4, 255 - grey);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isDisc = Math.hypot(x - width / 2, y - height / 2) < height / 3;
      data.set(isDisc ? [grey, grey, grey, 255] : [255 - grey, 255 - grey, 255 - grey, 0], (y * width + x) * 4);
    }
  }
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** A picture from a function that returns red, green and blue (0..255) for each pixel. */
export function painted(width: number, height: number, colourAt: (x: number, y: number) => number[]): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [red = 0, green = 0, blue = 0] = colourAt(x, y);
      const at = (y * width + x) * 3;
      data[at] = Math.round(red);
      data[at + 1] = Math.round(green);
      data[at + 2] = Math.round(blue);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}
