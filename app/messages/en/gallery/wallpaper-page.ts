import { type Size, sizeOf } from '../../sizes';
import { exactCount } from '../numbers';

/** The page of one wallpaper. */
export const wallpaperPage = {
  description: (alt: string, resolution: string) =>
    `${alt}: a free ${resolution} wallpaper to download in full quality.`,
  download: 'Download',
  forScreen: {
    title: 'For my screen',
    text: 'Cut to fit',
    sized: (screen: Size) => `Get it for ${sizeOf(screen)}`,
    yours: 'your screen',
  },
  fullSize: 'View Full Size',
  back: 'Back to Gallery',
  edit: 'Edit',
  credit: 'Credit',
  copyCredit: 'Copy credit',
  palette: 'Colours in this picture',
  ofColour: (code: string, colour: string) => `${code}: ${colour.toLowerCase()} wallpapers`,
  ofColourShare: (code: string, percent: number, colour: string) =>
    `${code}, ${percent}%: ${colour.toLowerCase()} wallpapers`,
  inList: 'In this list',
  previous: 'Previous',
  next: 'Next',
  neighbour: (label: string, title: string) => `${label}: ${title}`,
  position: (position: number) => exactCount(position),
  positionOf: (position: number, total: number) => `${exactCount(position)} of ${exactCount(total)}`,
  related: 'Explore More Wallpapers',
};
