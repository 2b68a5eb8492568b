import { adminShell } from '../en/ui/admin-shell';

export const adminShellMessages = () => adminShell;
