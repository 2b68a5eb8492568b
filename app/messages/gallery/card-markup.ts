import { cardMarkup } from '../en/gallery/card-markup';

export const cardMarkupMessages = () => cardMarkup;
