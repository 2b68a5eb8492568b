import { cards } from '../en/gallery/cards';

export const cardsMessages = () => cards;
