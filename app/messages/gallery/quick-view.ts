import { quickView } from '../en/gallery/quick-view';

export const quickViewMessages = () => quickView;
