import { trash } from '../en/trash/trash';

export const trashMessages = () => trash;
