import { newsletter } from './en/newsletter';

export const newsletterMessages = () => newsletter;
