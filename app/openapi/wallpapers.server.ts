import { z } from 'zod';
import { ApiDownloadCounted } from '~/features/downloads/download.api.server';
import { ApiKept } from '~/features/keeping/keep.api.server';
import { ApiFacets } from '~/features/lists/pages/facets.api';
import { WallpaperListQuery } from '~/features/lists/pages/list-address.server';
import { FacetsQuery } from '~/features/lists/pages/list-query.schema';
import { ApiSimilarQuestion } from '~/features/uploads/near-duplicates/near-duplicates.api.server';
import { ApiShownWallpaper, ApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import {
  FocalPoint,
  PictureChange,
  SimilarDecision,
  UploadRequest,
  WallpaperEdit,
} from '~/features/wallpapers/wallpaper.schema';
import { ApiDone, ApiError } from '~/http/response/api-answers.server';
import { UPLOAD_TOKEN } from '~/lib/id';
import { type Operations, onePage, pathId } from './operation.server';

export const WALLPAPERS: Operations = {
  '/api/wallpapers': {
    get: {
      id: 'listWallpapers',
      scope: 'read',
      summary: 'List wallpapers',
      description: 'Newest first; with `search`, best matches first. A wallpaper has to match all filters.',
      query: WallpaperListQuery,
      isReadableByAll: true,
      isCached: true,
      answers: onePage(ApiWallpaper),
    },
    post: {
      id: 'uploadWallpaper',
      scope: 'upload',
      summary: 'Upload a wallpaper',
      description:
        'Missing or blank fields are filled in from the file: its name, size and shape, and the tags and category they suggest.',
      isForAdministrator: true,
      body: {
        schema: UploadRequest,
        isUpload: true,
        example: { title: 'Quiet lake', deviceType: 'pc', tags: '["lake", "calm"]', categoryId: '3' },
      },
      answers: {
        201: { description: 'The new wallpaper.', schema: ApiWallpaper, headers: ['Location'] },
        409: {
          description:
            'The gallery already has this file (`conflict`). Or, with `onSimilar=ask`, the picture looks like another wallpaper (`near_duplicate`) and waits a day for a decision.',
          schema: z.union([ApiError, ApiSimilarQuestion]),
          mayHave: ['Location'],
        },
        422: {
          description:
            'A field is not valid, or the title is missing and the gallery already has this file: fields of a duplicate are not filled in.',
          schema: ApiError,
          mayHave: ['Location'],
        },
      },
    },
  },
  '/api/facets': {
    get: {
      id: 'countFacets',
      scope: 'read',
      summary: 'Count the results of filters',
      description:
        'Takes the same filters as `/api/wallpapers`. For each choice, it counts the wallpapers that this choice would find together with the other groups’ current choices.',
      query: FacetsQuery,
      isReadableByAll: true,
      isCached: true,
      answers: { 200: { description: 'The number of wallpapers for each choice.', schema: ApiFacets } },
    },
  },
  '/api/wallpapers/{id}': {
    get: {
      id: 'getWallpaper',
      scope: 'read',
      summary: 'Read one wallpaper',
      isReadableByAll: true,
      isCached: true,
      answers: { 200: { description: 'The wallpaper.', schema: ApiShownWallpaper } },
    },
    put: {
      id: 'updateWallpaper',
      scope: 'curate',
      summary: 'Change a wallpaper',
      description:
        'Fields you leave out stay unchanged, but title, resolution and file size are required. An `id` in the body is ignored.',
      isForAdministrator: true,
      body: {
        schema: WallpaperEdit,

        example: {
          title: 'Quiet lake',
          description: 'Before sunrise.',
          resolution: '3840x2160',
          fileSize: '2.4 MB',
          deviceType: 'pc',
          categoryId: null,
          tags: ['lake', 'calm'],
          featured: true,
        },
      },
      answers: { 200: { description: 'The updated wallpaper.', schema: ApiWallpaper } },
      refusals: ['conflict'],
    },
    delete: {
      id: 'deleteWallpaper',
      scope: 'curate',
      summary: 'Move a wallpaper to the trash',
      description: 'It can be restored for 30 days.',
      isForAdministrator: true,
      answers: { 200: { description: 'The wallpaper is in the trash.', schema: ApiDone } },
    },
  },
  '/api/wallpapers/{id}/restore': {
    post: {
      id: 'restoreWallpaper',
      scope: 'curate',
      summary: 'Restore a wallpaper from the trash',
      description: 'It keeps its id, downloads and place in lists.',
      isForAdministrator: true,
      path: pathId('trashed wallpaper'),
      answers: { 200: { description: 'The wallpaper.', schema: ApiWallpaper } },
    },
  },
  '/api/wallpapers/{id}/picture': {
    put: {
      id: 'replacePicture',
      scope: 'curate',
      summary: 'Replace the picture of a wallpaper',
      description:
        'Title, category and downloads stay. Resolution, file size and quality tags follow the new file, unless someone edited them. The old picture goes to the trash, as a separate wallpaper.',
      isForAdministrator: true,
      body: { schema: PictureChange, isUpload: true, example: { version: '1' } },
      answers: { 200: { description: 'The wallpaper with its new picture.', schema: ApiWallpaper } },
      refusals: ['conflict'],
    },
  },
  '/api/wallpapers/{id}/focal-point': {
    put: {
      id: 'chooseFocalPoint',
      scope: 'curate',
      summary: 'Choose the focal point of a picture',
      description:
        'Cards and screen cuts keep this point visible. This does not count as an edit, so the version stays the same.',
      isForAdministrator: true,
      body: { schema: FocalPoint, example: { x: 0.62, y: 0.4 } },
      answers: { 200: { description: 'The wallpaper with its focal point.', schema: ApiWallpaper } },
    },
    delete: {
      id: 'findFocalPoint',
      scope: 'curate',
      summary: 'Find the focal point automatically',
      description: 'Replaces the chosen point with the one that a new upload would get.',
      isForAdministrator: true,
      answers: { 200: { description: 'The wallpaper with its focal point.', schema: ApiWallpaper } },
    },
  },
  '/api/wallpapers/{id}/download': {
    post: {
      id: 'countDownload',
      summary: 'Count a download',
      description:
        'This only counts. The files are in `renditions`. `/wallpaper/{id}/file/original` and `/wallpaper/{id}/file/preview` save them under the title.',
      answers: { 200: { description: 'The download is counted.', schema: ApiDownloadCounted } },
    },
  },
  '/api/wallpapers/{id}/keep': {
    post: {
      id: 'keepWallpaper',
      summary: 'Keep a wallpaper in the visitor’s list',
      description:
        'The first one makes a list, and a cookie remembers it. The limits are 20 new lists a day per client and 500 wallpapers in a list.',
      answers: { 200: { description: 'The list has the wallpaper.', schema: ApiKept } },
      refusals: ['conflict'],
    },
  },
  '/api/pending-uploads/{token}': {
    post: {
      id: 'decidePendingUpload',
      scope: 'curate',
      summary: 'Decide about an upload that looks like another wallpaper',
      isForAdministrator: true,
      path: {
        token: {
          description: '`question.token` from the answer to the upload.',
          schema: z.string().regex(UPLOAD_TOKEN),
          example: '0123456789abcdef0123456789abcdef',
        },
      },
      body: { schema: SimilarDecision, example: { decision: 'publish' } },
      answers: {
        200: {
          description: 'The wallpaper that now has the picture, or `{"ok": true}` for `skip`.',
          schema: z.union([ApiWallpaper, ApiDone]),
        },
      },
      refusals: ['conflict'],
    },
  },
};
