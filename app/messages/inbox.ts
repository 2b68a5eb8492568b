import { inbox } from './en/inbox';

export const inboxMessages = () => inbox;
