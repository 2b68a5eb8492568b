import { tagPage } from '../en/gallery/tag-page';

export const tagPageMessages = () => tagPage;
