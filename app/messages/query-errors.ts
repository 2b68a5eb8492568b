import { queryErrors } from './en/query-errors';

export const queryErrorsMessages = () => queryErrors;
