import { uploads } from '../en/uploads/uploads';

export const uploadsMessages = () => uploads;
