import { cards } from './en/cards';

export const cardsMessages = () => cards;
