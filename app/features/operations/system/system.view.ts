export const DISK_NAMES: Record<string, string> = {
  originals: 'Originals',
  renditions: 'Renditions',
  withheld: 'Trash',
  temporary: 'Temporary',
  database: 'Database',
  backup: 'Last backup',
};

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'];

export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return `${power > 0 && value < 100 ? value.toFixed(1) : Math.round(value)} ${UNITS[power]}`;
}

export const formatMs = (ms: number): string => (ms < 10 ? ms.toFixed(1) : String(Math.round(ms)));

const PERIODS: [name: string, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Of this moment, as the server saw it: both are texts of the loader, so that the page hydrates alike. */
export function periodBetween(from: string, to: string): string {
  const seconds = Math.abs(Date.parse(to) - Date.parse(from)) / 1000;
  const [name, length] = PERIODS.find(([, long]) => seconds >= long) ?? ['minute', 60];
  const count = Math.floor(seconds / length);
  if (count === 0) return 'less than a minute';
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
