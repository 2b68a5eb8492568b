import { contact } from '../en/contact/contact';

export const contactMessages = () => contact;
