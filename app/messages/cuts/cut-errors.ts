import { cutErrors } from '../en/cuts/cut-errors';

export const cutErrorMessages = () => cutErrors;
