import { categoryPage } from '../en/gallery/category-page';

export const categoryPageMessages = () => categoryPage;
