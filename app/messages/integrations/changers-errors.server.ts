import { changersErrors } from '../en/integrations/changers-errors.server';

export const changersErrorMessages = () => changersErrors;
