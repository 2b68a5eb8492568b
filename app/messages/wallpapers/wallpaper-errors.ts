import { wallpaperErrors } from '../en/wallpapers/wallpaper-errors';

export const wallpaperErrorMessages = () => wallpaperErrors;
