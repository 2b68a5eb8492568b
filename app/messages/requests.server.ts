import { requests } from './en/requests.server';

export const requestsMessages = () => requests;
