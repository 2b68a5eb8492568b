/** Forms whose values were changed in another window. */
export const formConflict = {
  titles: {
    wallpaper: 'This wallpaper was changed in another window',
    category: 'This category was changed in another window',
    tag: 'This tag was changed in another window',
    site: 'These settings were changed in another window',
    mail: 'The mail settings were changed in another window',
    text: 'This text was changed in another window',
    logo: 'The logo was changed in another window',
    letter: 'This newsletter was changed in another window',
    schedule: 'The schedule was changed in another window',
    picture: 'The picture was replaced in another window',
    focalPoint: 'The focal point was moved in another window',
    versions: 'The versions were changed in another window',
  },
  unsaved:
    "We kept what you typed. It isn't saved yet. The table shows where your version differs from the saved one. Fields you didn't change now show the saved values.",
  same: 'Nothing is lost: the form below matches the saved version.',
  file: 'Your file isn’t saved. To use it anyway, choose it again and save.',
  saved: 'Saved',
  yours: 'Yours',
  none: 'None',
  save: 'Save my version',
  saving: 'Saving…',
  discard: 'Use the saved version',
};
