import { tagPage } from './en/tag-page';

export const tagPageMessages = () => tagPage;
