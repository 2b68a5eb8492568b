import { screens } from '../en/cuts/screens';

export const screensMessages = () => screens;
