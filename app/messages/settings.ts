import { settings } from './en/settings';

export const settingsMessages = () => settings;
