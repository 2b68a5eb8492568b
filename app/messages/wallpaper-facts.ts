import { wallpaperFacts } from './en/wallpaper-facts';

export const wallpaperFactsMessages = () => wallpaperFacts;
