import { pictureErrors } from './en/picture-errors.server';

export const pictureErrorsMessages = () => pictureErrors;
