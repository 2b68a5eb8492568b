import { tags } from './en/tags';

export const tagsMessages = () => tags;
