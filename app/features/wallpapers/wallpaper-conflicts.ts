import { DomainError } from '~/lib/errors';
import { wallpaperErrorMessages } from '~/messages/wallpapers/wallpaper-errors';
import { wallpaperFormMessages } from '~/messages/wallpapers/wallpaper-form';

export const noCategory = () => wallpaperErrorMessages().category.none;

/** For a file of a bulk upload without a title, a category or a device. */
export const incomplete = () => wallpaperFormMessages().incomplete;

export const changedMeanwhile = () => new DomainError('conflict', wallpaperErrorMessages().changed);

/** @throws conflict if the wallpaper has changed since the sender saw it */
export function refuseStale(current: number, seen: number | undefined): void {
  if (seen !== undefined && seen !== current) throw changedMeanwhile();
}
