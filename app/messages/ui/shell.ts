import { shell } from '../en/ui/shell';

export const shellMessages = () => shell;
