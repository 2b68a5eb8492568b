/** Two windows may show one form: only what was changed is written, and never over a change of the other window. */
import { createHash } from 'node:crypto';
import { messagesOf } from '~/messages/messages';
import { DomainError } from './errors';
import type { FormValue, FormValues, Subject } from './form-result';

type Sent = Record<string, unknown>;

/** As browsers send it back. The order of a list's ticks means nothing. */
const inText = (value: unknown): string =>
  [value ?? '']
    .flat()
    .map((part) => String(part).replace(/\r\n?/g, '\n').trim())
    .sort()
    .join('\n');

const mark = (value: unknown): string => createHash('sha256').update(inText(value)).digest('base64url').slice(0, 12);

/** A hash of each value that the form shows, for its field `opened`. The values themselves would double a long form. */
export const openedMarks = (shown: FormValues): string =>
  Object.entries(shown)
    .map(([name, value]) => `${name}:${mark(value)}`)
    .join(' ');

/** The fields whose values differ from those that the form was opened with. Null when it doesn't say. */
function changedFields({ opened, ...sent }: Sent): Map<string, string> | null {
  if (typeof opened !== 'string' || opened === '') return null;
  const marks = opened.split(' ').map((part) => part.split(':') as [string, string]);
  return new Map(marks.filter(([name, was]) => mark(sent[name]) !== was));
}

/** @param now what the form would show now @throws conflict if something was changed here and in another window */
export function onlyChanged<Input extends object>(
  input: Input,
  sent: Sent,
  now: FormValues,
  subject: Subject,
): Partial<Input> {
  const changed = changedFields(sent);
  if (!changed) return input;
  const isLost = ([name, was]: [string, string]) =>
    name in now && mark(now[name]) !== was && mark(now[name]) !== mark(sent[name]);
  if ([...changed].some(isLost)) {
    const untouched = Object.entries(now).filter(([name]) => !changed.has(name));
    const shown: Record<string, FormValue> = { ...Object.fromEntries(untouched), opened: openedMarks(now) };
    throw new DomainError('conflict', messagesOf('formConflict').titles[subject], { conflict: { stored: now, shown } });
  }
  return Object.fromEntries(
    Object.entries(input).filter(([name]) => !(name in now) || changed.has(name)),
  ) as Partial<Input>;
}
