import type { z } from 'zod';
import type { ApiMessage } from '~/features/contact/message.api.server';
import type { ApiDownloadCounted } from '~/features/downloads/download.api.server';
import type { ApiPickedWallpaper } from '~/features/integrations/picks/pick.api.server';
import type { ApiSubscribed, ApiSubscriber } from '~/features/newsletter/subscriber.api.server';
import type { ApiAnalytics } from '~/features/statistics/analytics.api.server';
import type { ApiCategory } from '~/features/taxonomy/categories/category.api.server';
import type { ApiTag } from '~/features/taxonomy/tags/tag.api.server';
import type { ApiPurged } from '~/features/trash/purge.api.server';
import type { ApiSimilarQuestion } from '~/features/uploads/near-duplicates/near-duplicates.api.server';
import type { ApiRendition, ApiShownWallpaper, ApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import type { ApiError } from '~/http/response/api-answers.server';

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
  licence: 'CC BY 4.0',
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
  width: 3840,
  height: 2400,
  bytes: 1_884_129,
  format: 'jpeg',
  ai: false,
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
  version: 2,
};

const facts = { width: 1920, height: 1200, resolution: '1920x1200', fileSize: '740 KB' };

/** An answer of each shape that has a name. */
export const SAMPLES = {
  Wallpaper: wallpaper,
  ShownWallpaper: { ...wallpaper, downloadBytes: 1_884_129, sourceBytes: null } satisfies ApiShownWallpaper,
  PickedWallpaper: { ...wallpaper, url: `${START}-2560w.jpg` } satisfies z.infer<typeof ApiPickedWallpaper>,
  Rendition: rendition,
  Category: category,
  Tag: { id: 1, name: 'lake', slug: 'lake', count: 12, mergingInto: null } satisfies ApiTag,
  Analytics: {
    totalWallpapers: 74,
    totalDownloads: 5120,
    monthlyDownloads: 431,
    activeUsers: 96,
    totalCategories: 7,
    popularWallpapers: [{ id: 1, title: 'Quiet lake', downloads: 7, thumbnailUrl: `${START}-640w.jpg` }],
    topTags: [{ name: 'lake', count: 12 }],
  } satisfies ApiAnalytics,
  Subscriber: { id: 1, email: 'ada@example.org', createdAt: CREATED } satisfies ApiSubscriber,
  Message: {
    id: 1,
    email: 'ada@example.org',
    subject: 'A question',
    message: 'May I print them?',
    read: false,
    answered: false,
    createdAt: CREATED,
  } satisfies ApiMessage,
  Subscribed: { ok: true, message: "You've been subscribed to our newsletter" } satisfies ApiSubscribed,
  DownloadCounted: { ok: true, downloads: 8 } satisfies ApiDownloadCounted,
  SimilarQuestion: {
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
      },
      larger: 'existing',
    },
  } satisfies ApiSimilarQuestion,
  Purged: { ok: true, deleted: 74 } satisfies ApiPurged,
  AuthStatus: { authenticated: true },
  Done: { ok: true },
  Error: {
    message: 'Title is required.',
    error: 'invalid',
    fields: { title: ['Title is required.'] },
  } satisfies ApiError,
};
