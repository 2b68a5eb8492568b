import { isolate } from '~/lib/bidi';
import { formatCount } from '~/messages/numbers';

interface Changes {
  done: { name: string; count: number; isInBackground: boolean }[];
  problems: string[];
}

export function describeChanges({ done, problems }: Changes, verb: string) {
  const wallpapers = done.reduce((sum, { count }) => sum + count, 0);
  const [only] = done;
  const what = done.length === 1 && only ? `Tag “${isolate(only.name)}”` : formatCount(done.length, 'tag');
  const title = problems.length === 0 ? `${what} ${verb}` : `${what} ${verb}, ${problems.length} failed`;
  const rest = done.some(({ isInBackground }) => isInBackground) ? ', the rest in the background' : '';
  const text = [`${formatCount(wallpapers, 'wallpaper')}${rest}.`, ...problems.slice(0, 3)].join(' ');
  return { kind: problems.length === 0 ? ('success' as const) : ('error' as const), title, text };
}
