import { contactErrors } from './en/contact-errors';

export const contactErrorMessages = () => contactErrors;
