import { wallpaperEdit } from '../en/curation/wallpaper-edit';

export const wallpaperEditMessages = () => wallpaperEdit;
