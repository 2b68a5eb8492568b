/** Days, today included, whose downloads each wallpaper keeps a sum of. */
export const DOWNLOAD_WINDOWS = [7, 30, 365] as const;
export type DownloadWindow = (typeof DOWNLOAD_WINDOWS)[number];
