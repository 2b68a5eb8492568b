import { categories } from '../en/taxonomy/categories';

export const categoriesMessages = () => categories;
