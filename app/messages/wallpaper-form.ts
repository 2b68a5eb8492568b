import { wallpaperForm } from './en/wallpaper-form';

export const wallpaperFormMessages = () => wallpaperForm;
