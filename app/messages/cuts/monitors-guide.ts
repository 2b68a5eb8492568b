import { monitorsGuide } from '../en/cuts/monitors-guide';

export const monitorsGuideMessages = () => monitorsGuide;
