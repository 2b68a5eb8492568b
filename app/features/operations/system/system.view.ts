import { messagesOf } from '~/messages/messages';

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'];

export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return `${power > 0 && value < 100 ? value.toFixed(1) : Math.round(value)} ${UNITS[power]}`;
}

const PERIODS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** "3 days". Pages pass the loader's time as `to`, so that the browser renders the same text as the server. */
export function periodBetween(from: string, to: string): string {
  const seconds = Math.abs(Date.parse(to) - Date.parse(from)) / 1000;
  const [name, length] = PERIODS.find(([, long]) => seconds >= long) ?? (['minute', 60] as const);
  const count = Math.floor(seconds / length);
  const text = messagesOf('system').periods;
  return count === 0 ? text.none : text[name](count);
}
