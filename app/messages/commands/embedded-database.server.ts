import { embeddedDatabase } from '../en/commands/embedded-database.server';

export const embeddedDatabaseMessages = () => embeddedDatabase;
