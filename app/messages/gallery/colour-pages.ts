import { colourPages } from '../en/gallery/colour-pages';

export const colourPagesMessages = () => colourPages;
