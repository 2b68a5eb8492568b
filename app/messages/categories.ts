import { categories } from './en/categories';

export const categoriesMessages = () => categories;
