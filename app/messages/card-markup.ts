import { cardMarkup } from './en/card-markup';

export const cardMarkupMessages = () => cardMarkup;
