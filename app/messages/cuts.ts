import { cuts } from './en/cuts';

export const cutsMessages = () => cuts;
