import { accountErrors } from '../en/accounts/account-errors';

export const accountErrorsMessages = () => accountErrors;
