import { system } from '../en/operations/system';

export const systemMessages = () => system;
