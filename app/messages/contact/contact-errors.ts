import { contactErrors } from '../en/contact/contact-errors';

export const contactErrorMessages = () => contactErrors;
