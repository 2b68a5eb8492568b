import { useRouteLoaderData } from '@remix-run/react';

/** "2026-11-29 21:00 CET". The same on the server and in every browser. */
function inZone(at: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    ...{ timeZone, timeZoneName: 'short' },
  } as Intl.DateTimeFormatOptions).formatToParts(new Date(at));
  const of = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${of.year}-${of.month}-${of.day} ${of.hour}:${of.minute} ${of.timeZoneName}`;
}

interface SiteTimeProps {
  /** In ISO 8601. */
  at: string;
  /** Shows the day alone. */
  isDay?: true;
  say?: (time: string) => string;
}

/** Says times in the time zone of the site, as everywhere in the administrator's area. */
export function useSiteTime() {
  const zone = useRouteLoaderData<{ timeZone: string }>('routes/admin')?.timeZone ?? 'UTC';
  return (at: string) => inZone(at, zone);
}

export function SiteTime({ at, isDay, say = (time) => time }: SiteTimeProps) {
  const time = useSiteTime()(at);
  return <time dateTime={at}>{say(isDay ? time.slice(0, 10) : time)}</time>;
}
