import { queryErrors } from '../en/http/query-errors';

export const queryErrorsMessages = () => queryErrors;
