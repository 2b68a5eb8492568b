export interface NumberFormat {
  thousands: string;
  decimal: string;
  /** Whether the count takes the singular. */
  isOne: (count: number) => boolean;
  kilobytes: string;
  megabytes: string;
}

export const estimatedUsers = (downloads: number) => Math.floor(downloads / 10);

/** The same in all languages, because it is stored with the wallpaper. */
export function storedFileSize(bytes: number): string {
  const megabyte = 1024 * 1024;
  return bytes > megabyte ? `${(bytes / megabyte).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`;
}

/** The first call of `Intl` or `toLocaleString` would keep a browser busy for 16 to 40 ms while hydrating. */
export function numbersIn({ thousands, decimal, isOne, kilobytes, megabytes }: NumberFormat) {
  const withDecimal = (value: number) => value.toFixed(1).replace('.', decimal);

  /** Rounded down, so that 999,999 does not read 1000.0k. */
  const scaled = (value: number, unit: number) => withDecimal(Math.floor((value / unit) * 10) / 10);

  /** 1,204 */
  const exactCount = (count: number) => String(count).replace(/\B(?=(?:\d{3}){1,6}$)/g, thousands);

  function formatCardCount(count: number): string {
    if (count < 1000) return String(count);
    return count < 1_000_000 ? `${scaled(count, 1000)}k` : `${scaled(count, 1_000_000)}M`;
  }

  return {
    exactCount,
    formatCardCount,
    formatStatistic: (count: number) => formatCardCount(count).replace('k', 'K'),
    /** "1 message", "2,345 messages" */
    counted: (count: number, one: string, other: string) => `${exactCount(count)} ${isOne(count) ? one : other}`,
    formatFileSize: (bytes: number) =>
      storedFileSize(bytes).replace('.', decimal).replace('MB', megabytes).replace('KB', kilobytes),
    formatTraffic: (bytes: number) =>
      `${bytes < 9950 ? withDecimal(Math.max(100, bytes) / 1000) : Math.round(bytes / 1000)} ${kilobytes}`,
  };
}
