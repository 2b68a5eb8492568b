import { screens } from './en/screens';

export const screensMessages = () => screens;
