import { commands } from '../en/commands/commands.server';

export const commandsMessages = () => commands;
