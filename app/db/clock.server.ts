import { raw } from '@mikro-orm/postgresql';

/** The time by the database's clock, which all machines share. */
export const ago = (ms: number) => raw<Date>(`now() - interval '${ms} milliseconds'`);
