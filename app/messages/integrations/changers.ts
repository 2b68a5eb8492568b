import { changers } from '../en/integrations/changers';

export const changersMessages = () => changers;
