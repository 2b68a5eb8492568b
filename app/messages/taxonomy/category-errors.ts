import { categoryErrors } from '../en/taxonomy/category-errors';

export const categoryErrorMessages = () => categoryErrors;
