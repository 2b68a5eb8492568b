import { exactCount } from '../numbers';

const side = (name: string, min: number, max: number) =>
  `${name} must be a whole number from ${min} to ${exactCount(max)}.`;

export const cutErrors = {
  width: (min: number, max: number) => side('Width', min, max),
  height: (min: number, max: number) => side('Height', min, max),
  parameter: side,
  bothSides: 'Send both width and height, or neither.',
  noWidth: 'Width is required.',
  noHeight: 'Height is required.',
  noScreen: 'We don’t know this screen. Choose one from the list, or type its size.',
  pixelRatio: 'Pixel ratio must be a number from 1 to 4.',
  longSide: (max: number) =>
    `At this pixel ratio a side has more than ${exactCount(max)} pixels. Choose a smaller size or ratio.`,
  position: 'Choose one of the positions.',
  fit: 'Choose how the picture fits.',
  border: 'Border must be a colour such as #1a2b3c.',
  format: 'Choose JPEG, WebP, AVIF or PNG.',
  largeAvif: (megapixels: number) => `AVIF can have at most ${megapixels} megapixels. Choose another format.`,
  largeCut: (megapixels: number) => `A cut can have at most ${megapixels} megapixels.`,
  monitor: {
    name: 'Use 1 to 32 letters, digits, dots, dashes and underscores. Start with a letter or digit.',
    reserved: 'A file can’t have this name. Choose another one.',
    twice: 'Another screen already has this name.',
    scale: (min: number, max: number) => `Scale must be a number from ${min} to ${max}.`,
    gap: (max: number) => `The gap must be a number from 0 to ${exactCount(max)}.`,
    large: (megapixels: number) => `All screens together can have at most ${megapixels} megapixels.`,
  },
};
