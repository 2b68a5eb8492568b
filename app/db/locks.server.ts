/** Numbers of PostgreSQL's advisory locks: any will do, the same everywhere. Locks of rows and files go by hashed names. */

/** Whoever holds it migrates. */
export const MIGRATION_LOCK = 7_382_901;

/** Held by a backup or a restoration; whoever removes files for good shares it. */
export const KEEP_FILES_LOCK = 7_382_902;
