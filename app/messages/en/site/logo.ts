/** The owner's logo. */
export const siteLogo = {
  title: 'Logo',
  current: 'Your logo',
  file: 'Picture',
  hint: 'A square PNG with a transparent background works best. It appears in the top bar, on browser tabs and on home screens.',
  save: 'Use this logo',
  remove: 'Remove the logo',
  saved: 'Logo saved',
  removed: 'Logo removed',
  failed: 'Failed to save the logo',
  none: 'Choose a picture first.',
};
