import { listRequests } from '../en/lists/list-requests';

export const listRequestsMessages = () => listRequests;
