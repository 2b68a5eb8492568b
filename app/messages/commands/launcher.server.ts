import { launcher } from '../en/commands/launcher.server';

export const launcherMessages = () => launcher;
