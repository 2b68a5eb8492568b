import { confirmation } from './en/confirmation.server';

export const confirmationMessages = () => confirmation;
