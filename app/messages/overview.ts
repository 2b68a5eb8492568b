import { overview } from './en/overview';

export const overviewMessages = () => overview;
