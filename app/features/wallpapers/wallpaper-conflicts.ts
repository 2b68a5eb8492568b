import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';

export const noCategory = () => messagesOf('wallpaperErrors').category.none;

/** For a file of a bulk upload without a title, a category or a device. */
export const incomplete = () => messagesOf('wallpaperForm').incomplete;

export const changedMeanwhile = () => new DomainError('conflict', messagesOf('wallpaperErrors').changed);

/** @throws conflict if the wallpaper has changed since the sender saw it */
export function refuseStale(current: number, seen: number | undefined): void {
  if (seen !== undefined && seen !== current) throw changedMeanwhile();
}
