import { sql } from './sql.server';

/** Unicode's order of letters, in which accents and case count last, instead of the order of bytes. */
export const IN_ROOT_ORDER = sql`collate "und-x-icu"`;
