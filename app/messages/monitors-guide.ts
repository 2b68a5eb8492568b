import { monitorsGuide } from './en/monitors-guide';

export const monitorsGuideMessages = () => monitorsGuide;
