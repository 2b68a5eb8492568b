import { downloads } from '../en/downloads/downloads';

export const downloadMessages = () => downloads;
