import { transfer } from '../en/operations/transfer';

export const transferMessages = () => transfer;
