/** Errors that features share. */
export const failures = {
  checkFields: 'Check the fields.',
  hidden: 'This wallpaper was hidden after a report.',
  noSuch: {
    wallpaper: 'There is no wallpaper with this id.',
    'trashed wallpaper': 'There is no trashed wallpaper with this id.',
    category: 'There is no category with this id.',
    tag: 'There is no tag with this id.',
    message: 'There is no message with this id.',
    report: 'There is no report with this id.',
  },
};
