import { verification } from './en/verification.server';

export const verificationMessages = () => verification;
