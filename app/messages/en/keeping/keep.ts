/** The button on a wallpaper's page. */
export const keep = {
  keep: 'Keep',
  named: (title: string) => `Keep ${title}`,
  kept: 'Kept in your list',
  show: 'Show my list',
  failed: 'Could not keep this wallpaper',
  myList: 'My list',
};
