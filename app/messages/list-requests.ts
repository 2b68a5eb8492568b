import { listRequests } from './en/list-requests';

export const listRequestsMessages = () => listRequests;
