import { adminShell } from './en/admin-shell';

export const adminShellMessages = () => adminShell;
