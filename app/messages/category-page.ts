import { categoryPage } from './en/category-page';

export const categoryPageMessages = () => categoryPage;
