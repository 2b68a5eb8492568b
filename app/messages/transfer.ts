import { transfer } from './en/transfer';

export const transferMessages = () => transfer;
