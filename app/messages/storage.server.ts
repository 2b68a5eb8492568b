import { storage } from './en/storage.server';

export const storageMessages = () => storage;
