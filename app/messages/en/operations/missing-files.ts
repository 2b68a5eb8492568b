import { counted } from '../numbers';

/** What the overview says about wallpapers whose pictures are lost. */
export const missingFiles = {
  found: (total: number) => `${counted(total, 'wallpaper has', 'wallpapers have')} no picture on the disk.`,
  advice: 'Restore the files from a backup, or run “npm run verify” on the server.',
  andMore: ' and more.',
};
