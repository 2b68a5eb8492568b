import { requests } from '../en/http/requests.server';

export const requestsMessages = () => requests;
