import { share } from './en/share';

export const shareMessages = () => share;
