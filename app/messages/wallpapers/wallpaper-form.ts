import { wallpaperForm } from '../en/wallpapers/wallpaper-form';

export const wallpaperFormMessages = () => wallpaperForm;
