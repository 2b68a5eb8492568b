import { newsletter } from '../en/newsletter/newsletter';

export const newsletterMessages = () => newsletter;
