import { embeddedDatabase } from './en/embedded-database.server';

export const embeddedDatabaseMessages = () => embeddedDatabase;
