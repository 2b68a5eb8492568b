import { wallpaperPage } from '../en/gallery/wallpaper-page';

export const wallpaperPageMessages = () => wallpaperPage;
