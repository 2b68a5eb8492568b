import { exactCount } from '../numbers';

/** Why a picture is not accepted. */
export const pictureErrors = {
  animated: 'Animated images are not supported.',
  damaged: 'This image is damaged or incomplete.',
  tooSmall: (width: number, height: number, minWidth: number, minHeight: number) =>
    `This picture is ${width} × ${height}. Wallpapers need at least ${minWidth} × ${minHeight}.`,
  tooManyParts: (max: number) =>
    `This image is made of more than ${exactCount(max)} parts. Open it in an image editor and save it again.`,
  hdrCodes:
    'This picture is coded for HDR screens (PQ or HLG). Save it in sRGB or Display P3, or as a JPEG with a gain map.',
  tooSlow: 'This image takes too long to open.',
  tooMuchMemoryWebp: 'This image needs too much memory to open. Save it as a JPEG.',
  tooMuchMemory: 'This image needs too much memory to open. Save it without interlacing.',
  tooLarge: (megapixels: number, side: number) =>
    `Image is too large: at most ${megapixels} megapixels and ${exactCount(side)} pixels a side.`,
  busy: 'The server is busy with other pictures. Please try again in a moment.',
};
