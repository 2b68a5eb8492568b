import { cuts } from '../en/cuts/cuts';

export const cutsMessages = () => cuts;
