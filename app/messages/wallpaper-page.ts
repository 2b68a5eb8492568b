import { wallpaperPage } from './en/wallpaper-page';

export const wallpaperPageMessages = () => wallpaperPage;
