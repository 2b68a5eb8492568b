import { wallpaperEdit } from './en/wallpaper-edit';

export const wallpaperEditMessages = () => wallpaperEdit;
