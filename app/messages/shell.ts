import { shell } from './en/shell';

export const shellMessages = () => shell;
