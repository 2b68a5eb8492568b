import { wallpaperList } from '../en/curation/wallpaper-list';

export const wallpaperListMessages = () => wallpaperList;
