import { messagesOf } from '../../messages/messages';

/** Short names such as PORT and HOST may belong to other programs. */
const MIN_LETTERS = 6;

/** A sentence for each variable that isn't a setting, but is one slip away from one. */
export function misspeltSettings(names: readonly string[], settings: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (name.length < MIN_LETTERS || settings.includes(name)) return [];
    const meant = settings.find((one) => isOneSlipFrom(name, one));
    return meant ? [messagesOf('environment').misspelt(name, meant)] : [];
  });
}

/** One letter more, fewer or different, or two letters swapped. */
function isOneSlipFrom(name: string, meant: string): boolean {
  let at = 0;
  while (at < name.length && name[at] === meant[at]) at += 1;
  const [typed, wanted] = [name.slice(at), meant.slice(at)];
  return (
    typed.slice(1) === wanted ||
    typed === wanted.slice(1) ||
    typed.slice(1) === wanted.slice(1) ||
    (typed.slice(0, 2) === `${wanted[1]}${wanted[0]}` && typed.slice(2) === wanted.slice(2))
  );
}
