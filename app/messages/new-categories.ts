import { newCategories } from './en/new-categories';

export const newCategoriesMessages = () => newCategories;
