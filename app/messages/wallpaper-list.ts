import { wallpaperList } from './en/wallpaper-list';

export const wallpaperListMessages = () => wallpaperList;
