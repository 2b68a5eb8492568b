import { exactCount } from '../numbers';

/** Why a picture is not accepted. */
export const pictureErrors = {
  animated: 'Animated pictures are not supported.',
  damaged: 'This picture is damaged or incomplete.',
  unsupported: 'Only JPG, PNG and WEBP pictures are accepted.',
  tooSmall: (width: number, height: number, minWidth: number, minHeight: number) =>
    `This picture is ${width} × ${height}. Wallpapers need at least ${minWidth} × ${minHeight}.`,
  tooManyParts: (max: number) =>
    `This picture is made of more than ${exactCount(max)} parts. Open it in an image editor and save it again.`,
  tooSlow: 'This picture takes too long to open.',
  tooMuchMemoryWebp: 'This picture needs too much memory to open. Save it as a JPEG.',
  tooMuchMemory: 'This picture needs too much memory to open. Save it without interlacing.',
  tooLarge: (megapixels: number, side: number) =>
    `This picture is too large: at most ${megapixels} megapixels and ${exactCount(side)} pixels a side.`,
  busy: 'The server is busy with other pictures. Try again in a moment.',
};
