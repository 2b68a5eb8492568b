/** PostgreSQL's advisory locks. Lock order: file keys, likenesses, category, tag, wallpaper, wallpaper_tag; rows of one table by id. */

export const MIGRATION_LOCK = 7_382_901;

/** Of whoever adds a wallpaper under an id that it brings along. */
export const CLAIM_ID_LOCK = 7_382_903;

/** Held by a backup or a restoration; whoever removes files for good shares it. */
export const KEEP_FILES_LOCK = 7_382_902;
