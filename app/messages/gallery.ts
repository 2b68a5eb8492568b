import { gallery } from './en/gallery';

export const galleryMessages = () => gallery;
