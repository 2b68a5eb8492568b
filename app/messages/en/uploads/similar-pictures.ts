import { type Size, sizeOf } from '../../sizes';
/** The question what to do with a picture that looks like one in the gallery. */
export const similarPictures = {
  title: 'A similar picture',
  new: 'New',
  existing: 'In the gallery',
  larger: 'Larger',
  publish: 'Add anyway',
  replace: 'Replace the old one',
  replaceAsk: 'Replace the old one…',
  smaller: (picture: Size, old: Size) =>
    `The new picture is smaller: ${sizeOf(picture)} instead of ${sizeOf(old)}. Visitors would get fewer pixels.`,
  replaceWithSmaller: 'Replace it with the smaller one',
  skip: 'Skip',
  keep: 'Keep the old one',
  replaceHint:
    'If you replace the old one, the wallpaper keeps its title, tags, link and downloads. The old picture goes to the trash, where you can restore it as a separate wallpaper.',
};
