import type { keep as english } from '../../en/keeping/keep';

export const keep = {
  keep: 'Merken',
  named: (title: string) => `${title} merken`,
  kept: 'In deiner Liste gemerkt',
  show: 'Meine Liste zeigen',
  failed: 'Das Wallpaper konnte nicht gemerkt werden',
  myList: 'Meine Liste',
} satisfies typeof english;
