import { subscribers } from '../en/newsletter/subscribers';

export const subscribersMessages = () => subscribers;
