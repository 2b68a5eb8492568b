import { database } from '../en/commands/database.server';

export const databaseMessages = () => database;
