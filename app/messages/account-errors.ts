import { accountErrors } from './en/account-errors';

export const accountErrorsMessages = () => accountErrors;
