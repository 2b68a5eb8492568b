import { uploads } from './en/uploads';

export const uploadsMessages = () => uploads;
