import { overview } from '../en/statistics/overview';

export const overviewMessages = () => overview;
