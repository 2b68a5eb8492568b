import { DomainError } from '~/lib/errors';

export const NO_CATEGORY = 'This category does not exist.';

/** What a file of a bulk upload is told that lacks a title, a category or a device. */
export const INCOMPLETE = 'Por favor, completa todos los campos requeridos';

export const changedMeanwhile = () =>
  new DomainError('conflict', 'Somebody else has changed this wallpaper meanwhile.');

/** @throws conflict unless this is the version that somebody looked at before changing it */
export function refuseStale(current: number, seen: number | undefined): void {
  if (seen !== undefined && seen !== current) throw changedMeanwhile();
}
