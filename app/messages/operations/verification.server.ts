import { verification } from '../en/operations/verification.server';

export const verificationMessages = () => verification;
