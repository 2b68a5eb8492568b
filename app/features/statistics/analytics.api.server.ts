import { z } from 'zod';
import { namedRenditionPath, thumbnailWidth } from '~/images/renditions';
import { absoluteUrl } from '~/lib/paths';
import type { Analytics } from './analytics.queries.server';

const count = z.int().nonnegative();

export const ApiAnalytics = z.strictObject({
  totalWallpapers: count,
  totalDownloads: count,
  monthlyDownloads: count.describe('Downloads in the current calendar month, UTC.'),
  activeUsers: count.optional().describe('Distinct visitors in the last 30 days. Left out until there is one.'),
  totalCategories: count,
  popularWallpapers: z
    .array(z.strictObject({ id: z.int().positive(), title: z.string(), downloads: count, thumbnailUrl: z.url() }))
    .max(10)
    .describe('The most downloaded wallpapers.'),
  topTags: z
    .array(z.strictObject({ name: z.string(), count }))
    .max(10)
    .describe('The tags with the most wallpapers.'),
});
export type ApiAnalytics = z.infer<typeof ApiAnalytics>;

export function toApiAnalytics({ popularWallpapers, topTags, ...totals }: Analytics, origin: string): ApiAnalytics {
  return {
    ...totals,
    popularWallpapers: popularWallpapers.map(({ id, title, downloads, fileKey, width }) => ({
      id,
      title,
      downloads,
      thumbnailUrl: absoluteUrl(origin, namedRenditionPath(fileKey, thumbnailWidth(width), 'jpg')),
    })),
    topTags: topTags.map(({ name, count }) => ({ name, count })),
  };
}
