import { wallpaperFacts } from '../en/gallery/wallpaper-facts';

export const wallpaperFactsMessages = () => wallpaperFacts;
