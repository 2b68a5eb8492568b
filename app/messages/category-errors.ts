import { categoryErrors } from './en/category-errors';

export const categoryErrorMessages = () => categoryErrors;
