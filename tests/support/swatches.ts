import type { ColourName } from '~/lib/colours/colour-names';

/** Sixty colours of real wallpapers, named by looking at them on a white sheet. */
export const SWATCHES: Record<ColourName, string[]> = {
  red: ['#c0230a', '#de3b51', '#bc3c3a', '#7b313f', '#aa483f'],
  orange: ['#e79444', '#c76f43', '#ecb471', '#fd9162'],
  yellow: ['#e4da53', '#fabc4e', '#e6cd8a', '#d2ae54', '#fbe7a8'],
  green: ['#3f9662', '#597336', '#30b586', '#536851', '#91bea0', '#868e6b'],
  teal: ['#05756c', '#44cec8', '#00cee5', '#70c0b6', '#204940'],
  blue: ['#5580af', '#0b45a3', '#021d50', '#9dc4e8', '#43b0d2', '#3b6495', '#5f79da', '#a9d6ea'],
  purple: ['#7436b2', '#9126b4', '#967fa7', '#391164', '#602566', '#c26bd6'],
  pink: ['#da3f78', '#fc89ae', '#fac9bb', '#f365a5'],
  brown: ['#795532', '#985819', '#3c2513', '#c6a487', '#7b6e5f', '#b0814b', '#54352b'],
  black: ['#05091e', '#121212', '#0e0805', '#202120'],
  grey: ['#bfc1c3', '#90908c', '#5d5d5b', '#b1b1b0'],
  white: ['#ededed', '#dff2f0'],
};
