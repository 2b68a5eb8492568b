import { launcher } from './en/launcher.server';

export const launcherMessages = () => launcher;
