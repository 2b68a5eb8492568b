import { withQuery } from '~/lib/paths';

export const SUGGESTIONS_PER_PAGE = 20;

export const FIELDS = ['title', 'description', 'category', 'tags'] as const;
export type SuggestedField = (typeof FIELDS)[number];

export interface SuggestionView {
  id: number;
  wallpaperId: number;
  /** The wallpaper's title now. */
  title: string;
  picture: string;
  source: string;
  createdAt: string;
  changes: { field: SuggestedField; now: string; offered: string }[];
}

/** @param wallpaper only the suggestions for this one */
export const suggestionListPath = ({ wallpaper, offset }: { wallpaper?: number | null; offset?: number } = {}) =>
  withQuery('/admin/suggestions', { wallpaper: wallpaper ?? undefined, offset: offset || undefined });
