import { fullSize } from '../en/downloads/full-size';

export const fullSizeMessages = () => fullSize;
