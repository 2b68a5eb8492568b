import { commands } from './en/commands.server';

export const commandsMessages = () => commands;
