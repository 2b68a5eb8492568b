import { trash } from './en/trash';

export const trashMessages = () => trash;
