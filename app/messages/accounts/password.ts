import { password } from '../en/accounts/password';

export const passwordMessages = () => password;
