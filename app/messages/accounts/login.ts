import { login } from '../en/accounts/login';

export const loginMessages = () => login;
