import { downloads } from './en/downloads';

export const downloadMessages = () => downloads;
