import { inbox } from '../en/contact/inbox';

export const inboxMessages = () => inbox;
