import { wallpaperErrors } from './en/wallpaper-errors';

export const wallpaperErrorMessages = () => wallpaperErrors;
