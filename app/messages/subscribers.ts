import { subscribers } from './en/subscribers';

export const subscribersMessages = () => subscribers;
