import { similar } from '../en/uploads/similar';

export const similarMessages = () => similar;
