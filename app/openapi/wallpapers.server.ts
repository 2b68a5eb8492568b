import { z } from 'zod';
import { ApiDownloadCounted } from '~/features/downloads/download.api.server';
import { ApiFacets } from '~/features/lists/pages/facets.api';
import { FacetsQuery, WallpaperListQuery } from '~/features/lists/resolve/list-query.schema';
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
      summary: 'List wallpapers',
      description:
        'Newest first. With `search`, the best matches come first. Filters add up: a wallpaper has to fit all of them.',
      query: WallpaperListQuery,
      isReadableByAll: true,
      isCached: true,
      answers: onePage(ApiWallpaper),
      refusals: ['too_many_requests'],
    },
    post: {
      id: 'uploadWallpaper',
      summary: 'Upload a wallpaper',
      description:
        'What is left out or blank is filled in from the file: its name, size, shape and the tags and category that they suggest.',
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
            'The same file is there already (`conflict`), or, with `onSimilar=ask`, it looks like another wallpaper (`near_duplicate`): then it waits for an answer for a day.',
          schema: z.union([ApiError, ApiSimilarQuestion]),
          mayHave: ['Location'],
        },
        422: {
          description:
            'A field is not acceptable, or the same file is there already and the title is missing: those of a duplicate are not filled in.',
          schema: ApiError,
          mayHave: ['Location'],
        },
      },
    },
  },
  '/api/facets': {
    get: {
      id: 'countFacets',
      summary: 'Count what filters would find',
      description:
        'The filters of `/api/wallpapers` by the same names. Beside each choice stands how many wallpapers it would find with the choices of all other groups as they are.',
      query: FacetsQuery,
      isReadableByAll: true,
      isCached: true,
      answers: { 200: { description: 'How many wallpapers there are.', schema: ApiFacets } },
      refusals: ['too_many_requests'],
    },
  },
  '/api/wallpapers/{id}': {
    get: {
      id: 'getWallpaper',
      summary: 'Read one wallpaper',
      isReadableByAll: true,
      isCached: true,
      answers: { 200: { description: 'The wallpaper.', schema: ApiShownWallpaper } },
    },
    put: {
      id: 'updateWallpaper',
      summary: 'Change a wallpaper',
      description:
        'What is left out stays as it is, but title, resolution and file size are always needed. An `id` in the body does not count.',
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
      answers: { 200: { description: 'The wallpaper as it is now.', schema: ApiWallpaper } },
      refusals: ['conflict'],
    },
    delete: {
      id: 'deleteWallpaper',
      summary: 'Move a wallpaper to the trash',
      description: 'It can be restored for 30 days.',
      isForAdministrator: true,
      answers: { 200: { description: 'It is in the trash.', schema: ApiDone } },
    },
  },
  '/api/wallpapers/{id}/restore': {
    post: {
      id: 'restoreWallpaper',
      summary: 'Restore a wallpaper from the trash',
      description: 'It has its id, its downloads and its place in the lists again.',
      isForAdministrator: true,
      path: pathId('trashed wallpaper'),
      answers: { 200: { description: 'The wallpaper.', schema: ApiWallpaper } },
    },
  },
  '/api/wallpapers/{id}/picture': {
    put: {
      id: 'replacePicture',
      summary: 'Replace the picture of a wallpaper',
      description:
        'Title, category and downloads stay. Resolution, file size and the tags that tell of them follow the new file, unless they were changed by hand.',
      isForAdministrator: true,
      body: { schema: PictureChange, isUpload: true, example: { version: '1' } },
      answers: { 200: { description: 'The wallpaper with its new picture.', schema: ApiWallpaper } },
      refusals: ['conflict'],
    },
  },
  '/api/wallpapers/{id}/focal-point': {
    put: {
      id: 'chooseFocalPoint',
      summary: 'Say what draws the eye in a picture',
      description: 'Cards and cuts for screens keep it in sight. It is no edit: the version stays.',
      isForAdministrator: true,
      body: { schema: FocalPoint, example: { x: 0.62, y: 0.4 } },
      answers: { 200: { description: 'The wallpaper with its point.', schema: ApiWallpaper } },
    },
    delete: {
      id: 'findFocalPoint',
      summary: 'Have the focal point found again',
      description: 'As an upload does; what was chosen is forgotten.',
      isForAdministrator: true,
      answers: { 200: { description: 'The wallpaper with its point.', schema: ApiWallpaper } },
    },
  },
  '/api/wallpapers/{id}/download': {
    post: {
      id: 'countDownload',
      summary: 'Count a download',
      description:
        'The files themselves are among the renditions, and, to be saved under the title, at `/wallpaper/{id}/file/original` and `/wallpaper/{id}/file/preview`.',
      answers: { 200: { description: 'It is counted.', schema: ApiDownloadCounted } },
      refusals: ['too_many_requests'],
    },
  },
  '/api/pending-uploads/{token}': {
    post: {
      id: 'decidePendingUpload',
      summary: 'Decide about an upload that looks like another wallpaper',
      isForAdministrator: true,
      path: {
        token: {
          description: '`question.token` of the answer to the upload.',
          schema: z.string().regex(UPLOAD_TOKEN),
          example: '0123456789abcdef0123456789abcdef',
        },
      },
      body: { schema: SimilarDecision, example: { decision: 'publish' } },
      answers: {
        200: {
          description: 'The wallpaper that has the picture now; `{"ok": true}` for `skip`.',
          schema: z.union([ApiWallpaper, ApiDone]),
        },
      },
      refusals: ['conflict'],
    },
  },
};
