import { database } from './en/database.server';

export const databaseMessages = () => database;
