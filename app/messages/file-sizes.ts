export interface FileSizeFormat {
  decimal: string;
  kilobytes: string;
  megabytes: string;
}

/** The same in all languages, because it is stored with the wallpaper. */
export function storedFileSize(bytes: number): string {
  const megabyte = 1024 * 1024;
  return bytes > megabyte ? `${(bytes / megabyte).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`;
}

export const fileSizesIn = ({ decimal, kilobytes, megabytes }: FileSizeFormat) => ({
  formatFileSize: (bytes: number) =>
    storedFileSize(bytes).replace('.', decimal).replace('MB', megabytes).replace('KB', kilobytes),
  formatTraffic: (bytes: number) =>
    `${bytes < 9950 ? (Math.max(100, bytes) / 1000).toFixed(1).replace('.', decimal) : Math.round(bytes / 1000)} ${kilobytes}`,
});
