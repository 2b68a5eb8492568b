import { failures } from './en/failures';

export const failuresMessages = () => failures;
