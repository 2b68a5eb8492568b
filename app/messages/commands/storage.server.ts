import { storage } from '../en/commands/storage.server';

export const storageMessages = () => storage;
