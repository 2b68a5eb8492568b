function scaled(value: number, unit: number): string {
  return (Math.floor((value / unit) * 10) / 10).toFixed(1);
}

/** Rounded down, so that 999,999 does not read 1000.0k. */
export function formatCardCount(count: number): string {
  if (count < 1000) return String(count);
  return count < 1_000_000 ? `${scaled(count, 1000)}k` : `${scaled(count, 1_000_000)}M`;
}

export function formatStatistic(count: number): string {
  return formatCardCount(count).replace('k', 'K');
}

export function formatFileSize(bytes: number): string {
  const megabyte = 1024 * 1024;
  return bytes > megabyte ? `${(bytes / megabyte).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`;
}

export function formatTraffic(bytes: number): string {
  return `${bytes < 9950 ? (Math.max(100, bytes) / 1000).toFixed(1) : Math.round(bytes / 1000)} KB`;
}

export const estimatedUsers = (downloads: number) => Math.floor(downloads / 10);

/** 1,204. The first call of `toLocaleString` would keep a browser busy for 16 to 40 ms while hydrating. */
export function exactCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3}){1,6}$)/g, ',');
}

/** "1 message", "2,345 messages". */
export const counted = (count: number, one: string, other: string): string =>
  `${exactCount(count)} ${count === 1 ? one : other}`;
