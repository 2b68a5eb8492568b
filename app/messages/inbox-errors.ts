import { inboxErrors } from './en/inbox-errors';

export const inboxErrorMessages = () => inboxErrors;
