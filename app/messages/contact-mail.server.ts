import { contactMail } from './en/contact-mail.server';

export const contactMailMessages = () => contactMail;
