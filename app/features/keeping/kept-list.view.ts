import type { PictureSource } from '~/features/wallpapers/wallpaper.view';

export const MAX_KEPT = 500;
export const MAX_TITLE_LENGTH = 100;
export const MAX_NOTE_LENGTH = 300;
/** That an address may name, without a stored list. */
export const MAX_NAMED = 50;
export const KEPT_PER_PAGE = 100;

/** A wallpaper in a list, as stored. Only who may change the list sees the note. */
export interface Kept {
  id: number;
  note: string;
}

export interface KeptList {
  title: string;
  /** How often the link that only reads was replaced. */
  replaced: number;
  pictures: Kept[];
}

export interface KeptRow extends Kept {
  title: string;
  /** From 1, among those that are shown. */
  place: number;
  picture: PictureSource;
}
