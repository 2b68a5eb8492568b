import { inboxErrors } from '../en/contact/inbox-errors';

export const inboxErrorMessages = () => inboxErrors;
