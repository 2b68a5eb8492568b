import { failures } from '../en/http/failures';

export const failuresMessages = () => failures;
