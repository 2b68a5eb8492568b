import { fullSize } from './en/full-size';

export const fullSizeMessages = () => fullSize;
