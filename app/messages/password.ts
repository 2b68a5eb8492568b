import { password } from './en/password';

export const passwordMessages = () => password;
