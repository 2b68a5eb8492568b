import { changersErrors } from './en/changers-errors.server';

export const changersErrorMessages = () => changersErrors;
