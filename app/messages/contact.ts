import { contact } from './en/contact';

export const contactMessages = () => contact;
