import { gallery } from '../en/gallery/gallery';

export const galleryMessages = () => gallery;
