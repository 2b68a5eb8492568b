import { login } from './en/login';

export const loginMessages = () => login;
