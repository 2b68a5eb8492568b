import { share } from '../en/gallery/share';

export const shareMessages = () => share;
