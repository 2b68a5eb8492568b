import { similar } from './en/similar';

export const similarMessages = () => similar;
