import { changers } from './en/changers';

export const changersMessages = () => changers;
