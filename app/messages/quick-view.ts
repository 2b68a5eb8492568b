import { quickView } from './en/quick-view';

export const quickViewMessages = () => quickView;
