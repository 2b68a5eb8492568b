import type { z } from 'zod';
import { ApiAuthStatus } from '~/auth/auth-status.api.server';
import { ApiMessage } from '~/features/contact/message.api.server';
import { ApiDownloadCounted } from '~/features/downloads/download.api.server';
import { ApiPickedWallpaper } from '~/features/integrations/picks/pick.api.server';
import { ApiKept } from '~/features/keeping/keep.api.server';
import { ApiSubscribed, ApiSubscriber } from '~/features/newsletter/subscriber.api.server';
import { ApiAnalytics } from '~/features/statistics/analytics.api.server';
import { ApiCategory, ApiNamedCategory } from '~/features/taxonomy/categories/category.api.server';
import { ApiTag } from '~/features/taxonomy/tags/tag.api.server';
import { ApiPurged } from '~/features/trash/purge.api.server';
import { ApiSimilarQuestion } from '~/features/uploads/near-duplicates/near-duplicates.api.server';
import { ApiRendition, ApiShownWallpaper, ApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import { ApiDone, ApiError } from '~/http/response/api-answers.server';

const CREATED = '2026-11-23T11:04:00.699Z';
const SITE = 'https://wallpapers.example';
const START = `${SITE}/images/3a9ce649f4cc97bec5f53eba/3a9ce649`;

const category: ApiCategory = { id: 1, name: 'Nature', slug: 'nature' };

const rendition: ApiRendition = { width: 640, height: 400, url: `${START}-640w.webp`, type: 'image/webp' };

const wallpaper: ApiWallpaper = {
  id: 1,
  title: 'Quiet lake',
  description: null,
  author: 'Ada Example',
  authorUrl: 'https://example.com/ada',
  sourceUrl: null,
  licence: 'cc-by-4.0',
  licenceText: null,
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  credit: 'Ada Example, CC BY 4.0',
  pageUrl: `${SITE}/wallpaper/1`,
  imageUrl: `${START}-2560w.jpg`,
  thumbnailUrl: `${START}-640w.jpg`,
  resolution: '3840x2400',
  fileSize: '1.8 MB',
  deviceType: 'pc',
  categoryId: 1,
  category,
  tags: ['lake', 'calm'],
  featured: false,
  downloads: 7,
  createdAt: CREATED,
  publishedAt: CREATED,
  width: 3840,
  height: 2400,
  bytes: 1_884_129,
  format: 'jpeg',
  ai: 'unknown',
  hdr: false,
  gamut: 'srgb',
  palette: [
    { color: '#00cee5', weight: 0.63 },
    { color: '#2174cf', weight: 0.37 },
  ],
  focalPoint: { x: 0.62, y: 0.4 },
  placeholder: '0dd37b4ac65a',
  renditions: [
    rendition,
    { width: 2560, height: 1600, url: `${START}-2560w.jpg`, type: 'image/jpeg' },
    { width: 3840, height: 2400, url: `${START}-full.jpg`, type: 'image/jpeg' },
  ],
  set: null,
  version: 2,
};

const facts = { width: 1920, height: 1200, resolution: '1920x1200', fileSize: '740 KB' };

const shape = <Schema extends z.ZodType>(schema: Schema, sample: z.output<Schema>) => ({ schema, sample });

/** The schemas that have a name in the document, each with an example. */
export const SHAPES: Record<string, { schema: z.ZodType; sample: unknown }> = {
  Wallpaper: shape(ApiWallpaper, wallpaper),
  ShownWallpaper: shape(ApiShownWallpaper, { ...wallpaper, downloadBytes: 1_884_129, sourceBytes: null }),
  PickedWallpaper: shape(ApiPickedWallpaper, { ...wallpaper, url: `${START}-2560w.jpg` }),
  Rendition: shape(ApiRendition, rendition),
  Category: shape(ApiCategory, category),
  NamedCategory: shape(ApiNamedCategory, { ...category, name_es: 'Naturaleza' }),
  Tag: shape(ApiTag, { id: 1, name: 'lake', slug: 'lake', count: 12, mergingInto: null }),
  Analytics: shape(ApiAnalytics, {
    totalWallpapers: 74,
    totalDownloads: 5120,
    monthlyDownloads: 431,
    activeUsers: 96,
    totalCategories: 7,
    popularWallpapers: [{ id: 1, title: 'Quiet lake', downloads: 7, thumbnailUrl: `${START}-640w.jpg` }],
    topTags: [{ name: 'lake', count: 12 }],
  }),
  Subscriber: shape(ApiSubscriber, { id: 1, email: 'ada@example.org', createdAt: CREATED }),
  Message: shape(ApiMessage, {
    id: 1,
    email: 'ada@example.org',
    subject: 'A question',
    message: 'May I print them?',
    read: false,
    answered: false,
    createdAt: CREATED,
  }),
  Subscribed: shape(ApiSubscribed, { ok: true, message: "You've been subscribed to our newsletter" }),
  DownloadCounted: shape(ApiDownloadCounted, { ok: true, downloads: 8 }),
  Kept: shape(ApiKept, { ok: true, count: 3 }),
  SimilarQuestion: shape(ApiSimilarQuestion, {
    message: 'Looks like “Quiet lake”.',
    error: 'near_duplicate',
    to: '/wallpaper/1',
    question: {
      token: '0123456789abcdef0123456789abcdef',
      fileName: 'lake-small.jpg',
      title: 'Lake Small',
      ...facts,
      similar: {
        id: 1,
        fileKey: '3a9ce649f4cc97bec5f53eba',
        title: 'Quiet lake',
        width: 3840,
        height: 2400,
        resolution: '3840x2400',
        fileSize: '1.8 MB',
        isDraft: false,
      },
      larger: 'existing',
    },
  }),
  Purged: shape(ApiPurged, { ok: true, deleted: 74, drafts: 2 }),
  AuthStatus: shape(ApiAuthStatus, { authenticated: true }),
  Done: shape(ApiDone, { ok: true }),
  Error: shape(ApiError, {
    message: 'Title is required.',
    error: 'invalid',
    fields: { title: ['Title is required.'] },
  }),
};
