import { picks } from './en/picks';

export const pickMessages = () => picks;
