import { cutErrors } from './en/cut-errors';

export const cutErrorMessages = () => cutErrors;
