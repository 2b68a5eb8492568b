import { confirmation } from '../en/newsletter/confirmation.server';

export const confirmationMessages = () => confirmation;
