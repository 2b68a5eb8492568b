import { isolate } from '~/lib/bidi';
import { messagesOf } from '~/messages/messages';

interface Changes {
  done: { name: string; count: number; isInBackground: boolean }[];
  problems: string[];
  tagged: { wallpapers: number; drafts: number };
}

interface Outcome {
  done(name: string): string;
  manyDone(count: number): string;
}

export const deletedOutcome = (): Outcome => messagesOf('tags').delete;

export function mergedOutcome(into: string): Outcome {
  const { done, manyDone } = messagesOf('tags').merge;
  return { done: (name) => done(name, into), manyDone: (count) => manyDone(count, into) };
}

export function describeChanges({ done, problems, tagged }: Changes, outcome: Outcome) {
  const { withFailures, changed } = messagesOf('tags');
  // Failed changes are left out of the sum only.
  const sum = done.reduce((all, { count }) => all + count, 0);
  const wallpapers = Math.min(sum, tagged.wallpapers);
  const [only] = done;
  const what = done.length === 1 && only ? outcome.done(isolate(only.name)) : outcome.manyDone(done.length);
  const title = problems.length === 0 ? what : withFailures(what, problems.length);
  const isInBackground = done.some((change) => change.isInBackground);
  const text = [changed(wallpapers, isInBackground, tagged.drafts), ...problems.slice(0, 3)].join(' ');
  return { kind: problems.length === 0 ? ('success' as const) : ('error' as const), title, text };
}
