import { settings } from '../en/ui/settings';

export const settingsMessages = () => settings;
