/** PostgreSQL's advisory locks. Lock order: file keys, likenesses, category, tag, wallpaper, wallpaper_tag; rows of one table by id. */

export const MIGRATION_LOCK = 7_382_901;

/** Held by a backup or a restoration; whoever removes files for good shares it. */
export const KEEP_FILES_LOCK = 7_382_902;
