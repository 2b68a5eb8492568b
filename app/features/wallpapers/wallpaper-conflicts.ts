import { DomainError, invalid } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import type { Licence } from './licences';

export const noCategory = () => messagesOf('wallpaperErrors').category.none;

/** For a file of a bulk upload without a title, a category or a device. */
export const incomplete = () => messagesOf('wallpaperForm').incomplete;

export const changedMeanwhile = () => new DomainError('conflict', messagesOf('wallpaperErrors').changed);

/** @throws conflict if the wallpaper has changed since the sender saw it */
export function refuseStale(current: number, seen: number | undefined): void {
  if (seen !== undefined && seen !== current) throw changedMeanwhile();
}

/** A text alone means another licence than those of the list. Undefined values stay as they are. @throws invalid without a text for `other` */
export function chosenLicence({ licence, licenceText }: { licence?: Licence; licenceText?: string | null }) {
  const chosen = licenceText && (licence ?? 'unknown') === 'unknown' ? 'other' : licence;
  if (chosen === 'other' && licenceText === null)
    throw invalid({ licenceText: [messagesOf('wallpaperErrors').whichLicence] });
  return { licence: chosen, licenceText };
}
