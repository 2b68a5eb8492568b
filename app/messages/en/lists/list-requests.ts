/** Shown when a list, a wallpaper or a download could not be fetched. */
export const listRequests = {
  wallpapers: 'Failed to fetch wallpapers',
  wallpaper: 'Failed to fetch wallpaper',
  download: 'There was an error downloading the wallpaper',
  tryLater: 'Please try again later.',
};
