import { contactMail } from '../en/contact/contact-mail.server';

export const contactMailMessages = () => contactMail;
