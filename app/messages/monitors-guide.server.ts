import { monitorsGuide } from './en/monitors-guide.server';

export const monitorsGuideMessages = () => monitorsGuide;
