function scaled(value: number, unit: number): string {
  return (Math.floor((value / unit) * 10) / 10).toFixed(1);
}

/** Downloads on a card: 999, 1.2k, 3.4M. Rounded down, so that 999,999 does not read 1000.0k. */
export function formatCardCount(count: number): string {
  if (count < 1000) return String(count);
  return count < 1_000_000 ? `${scaled(count, 1000)}k` : `${scaled(count, 1_000_000)}M`;
}

/** Figures of the statistics: 999, 1.2K, 3.4M. */
export function formatStatistic(count: number): string {
  return formatCardCount(count).replace('k', 'K');
}

/** A file size as the upload form fills it in: MB with one decimal above 1 MB, otherwise KB. */
export function formatFileSize(bytes: number): string {
  const megabyte = 1024 * 1024;
  return bytes > megabyte ? `${(bytes / megabyte).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`;
}

/** What a picture takes of somebody's data: 8.6 KB, 12 KB; KB of a thousand bytes, as data is sold. */
export function formatTraffic(bytes: number): string {
  return `${bytes < 9950 ? (Math.max(100, bytes) / 1000).toFixed(1) : Math.round(bytes / 1000)} KB`;
}

/** What the statistics say of active users until somebody has been counted. */
export const estimatedUsers = (downloads: number) => Math.floor(downloads / 10);

/**
 * 1,204. Not `toLocaleString`: the first number that it writes keeps a browser busy for 16 to 40 ms, on a desk, and any page
 * that shows one as it wakes up.
 */
export function exactCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** "1 wallpaper", "1,204 wallpapers". */
export function countOf(count: number, thing: string): string {
  return `${exactCount(count)} ${count === 1 ? thing : `${thing}s`}`;
}

/** How many wallpapers a list has, in words. @param most where counting ended, if it did */
export function formatTotal(total: number, most?: number): string {
  return total === most ? `${exactCount(total)}+ wallpapers` : countOf(total, 'wallpaper');
}
