import { pictureErrors } from '../en/uploads/picture-errors.server';

export const pictureErrorsMessages = () => pictureErrors;
