import { tags } from '../en/taxonomy/tags';

export const tagsMessages = () => tags;
