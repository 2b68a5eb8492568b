/** Shown when a list or a wallpaper could not be fetched. */
export const listRequests = {
  wallpapers: 'Failed to fetch wallpapers',
  wallpaper: 'Failed to fetch wallpaper',
  tryLater: 'Please try again later.',
};
