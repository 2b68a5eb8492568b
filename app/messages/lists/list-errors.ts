import { listErrors } from '../en/lists/list-errors';

export const listErrorsMessages = () => listErrors;
