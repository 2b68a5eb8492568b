import { colourPages } from './en/colour-pages';

export const colourPagesMessages = () => colourPages;
