import { newCategories } from '../en/taxonomy/new-categories';

export const newCategoriesMessages = () => newCategories;
