import { listErrors } from './en/list-errors';

export const listErrorsMessages = () => listErrors;
