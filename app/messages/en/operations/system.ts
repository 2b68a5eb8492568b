import { counted, exactCount } from '../numbers';

/** The System page of the admin area. */
export const system = {
  title: 'System',
  ago: (period: string, time: string) => `${period} ago, ${time}`,
  periods: {
    none: 'less than a minute',
    day: (count: number) => counted(count, 'day', 'days'),
    hour: (count: number) => counted(count, 'hour', 'hours'),
    minute: (count: number) => counted(count, 'minute', 'minutes'),
  },
  state: {
    backup: 'Backup',
    disk: 'Disk',
    jobs: 'Jobs',
    space: (free: string, used: string | null, period: string) =>
      used ? `${free} free, ${used} used (measured ${period} ago)` : `${free} free`,
  },
  version: { title: 'Version', runningFor: 'Running for' },
  disk: {
    title: 'Disk',
    measured: (period: string) => `Measured ${period} ago.`,
    measuredInBucket: (period: string) =>
      `Measured ${period} ago. The bucket also holds renditions, which aren't measured.`,
    notMeasured: 'Not measured yet.',
    names: {
      originals: 'Originals',
      renditions: 'Renditions',
      withheld: 'Drafts and trash',
      temporary: 'Temporary',
      database: 'Database',
    },
    inBucket: (name: string) => `${name} in the bucket`,
    pictures: (count: number, size: string) => `${counted(count, 'picture', 'pictures')}, ${size}`,
    free: 'Free',
  },
  backup: {
    title: 'Last backup',
    none: 'No backup yet. Make one on the server: [npm run backup -- FILE]',
    now: 'Back up now',
    started: { title: 'Backup started', text: 'This page says when it is done.' },
    running: (period: string) => `A backup is running, started ${period} ago.`,
    unset:
      'To back up from here and every day, set BACKUP_DIR in the environment to a folder on another disk, and restart.',
    failed: 'Failed',
    reason: 'Reason',
    made: 'Made',
    size: 'Size',
    wallpapers: 'Wallpapers',
    destination: 'Destination',
  },
  jobs: {
    title: 'Failed jobs',
    counts: (waiting: number, running: number, retrying: number, failed: number) =>
      `${exactCount(waiting)} waiting, ${exactCount(running)} running, ${exactCount(retrying)} retrying, ${exactCount(failed)} failed.`,
    givenUp: (attempts: number, ago: string) => `${failedTimes(attempts, ago)} It won't be retried automatically.`,
    nextTry: (attempts: number, ago: string, left: string) => `${failedTimes(attempts, ago)} Next try in ${left}.`,
    retryingSoon: (attempts: number, ago: string) => `${failedTimes(attempts, ago)} Retrying shortly.`,
    retry: 'Try again',
    retried: 'Retrying the job',
    notRetried: 'This job has already finished or is running now',
  },
  damaged: {
    title: 'Damaged wallpapers',
    lead: 'The database has wrong values for these, so no page shows them. Restore a backup, or delete them in the list.',
    row: (id: number, columns: string) => `Wallpaper ${id}: ${columns}`,
  },
};

function failedTimes(attempts: number, ago: string): string {
  return `Failed ${counted(attempts, 'time', 'times')}, last ${ago} ago.`;
}
