/** Failures and background tasks of the trash. */
export const trashTasks = {
  noneSelected: 'Select at least one wallpaper.',
  purgeAborted: 'Purge aborted',
  purging: 'Deleting all wallpapers',
  emptying: 'Emptying the trash',
  restoring: 'Restoring wallpapers',
};
