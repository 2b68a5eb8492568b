/** The preview of a wallpaper, in a dialog over a list or on the 404 page. */
export const quickView = {
  suggestions: 'You may like these',
  untitled: 'Wallpaper',
  loading: 'Loading...',
  download: 'Download High Quality',
  tryAgain: 'Try again',
  page: 'Open the wallpaper’s page',
  close: 'Close',
  previous: 'Previous wallpaper',
  next: 'Next wallpaper',
};
