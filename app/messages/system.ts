import { system } from './en/system';

export const systemMessages = () => system;
