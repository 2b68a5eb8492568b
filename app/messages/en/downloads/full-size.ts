/** The page that shows a wallpaper in full size. */
export const fullSize = {
  title: (title: string) => `${title} in full size`,
  description: (picture: string) => `${picture}, in full size.`,
  /** The part in brackets is for screen readers only. */
  back: 'Back[ to the wallpaper]',
  size: 'Size',
  fit: 'Fit',
  actual: '100%',
  fitPicture: 'Fit to the screen: ',
  showActual: 'Show at 100%: ',
  download: 'Download',
};
