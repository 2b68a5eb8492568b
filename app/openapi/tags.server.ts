import { z } from 'zod';
import { ApiTag } from '~/features/taxonomy/tags/tag.api.server';
import { TagInput, TagMerge, TagQuery } from '~/features/taxonomy/tags/tag.schema';
import { ApiDone } from '~/http/response/api-answers.server';
import type { Operations } from './operation.server';
import { idOf } from './operation.server';

export const TAGS: Operations = {
  '/api/tags': {
    get: {
      id: 'listTags',
      tag: 'Tags',
      summary: 'List tags',
      isForAdministrator: true,
      query: TagQuery,
      answers: {
        200: {
          description: 'One page of the list.',
          schema: z.array(ApiTag),
          headers: ['X-Total-Count'],
          mayHave: ['Link'],
        },
      },
    },
  },
  '/api/tags/{id}': {
    put: {
      id: 'renameTag',
      tag: 'Tags',
      summary: 'Rename a tag',
      description:
        'Its former name and address lead to it. Where very many wallpapers have it, they get the new name in the background.',
      isForAdministrator: true,
      path: idOf('tag'),
      body: { schema: TagInput, kind: 'json or form', example: { name: 'Dusk' } },
      answers: { 200: { description: 'The tag as it is now.', schema: ApiTag } },
      refusals: ['conflict'],
    },
    delete: {
      id: 'deleteTag',
      tag: 'Tags',
      summary: 'Delete a tag',
      description: 'Its wallpapers stay, without it; where they are very many, they lose it in the background.',
      isForAdministrator: true,
      path: idOf('tag'),
      answers: { 200: { description: 'It is deleted.', schema: ApiDone } },
      refusals: ['conflict'],
    },
  },
  '/api/tags/{id}/merge': {
    post: {
      id: 'mergeTag',
      tag: 'Tags',
      summary: 'Merge a tag into another one',
      description:
        'Its wallpapers get the other tag instead, in the background where they are very many; its name and address lead there at once.',
      isForAdministrator: true,
      path: idOf('tag'),
      body: { schema: TagMerge, kind: 'json or form', example: { into: 2 } },
      answers: { 200: { description: 'The tag that it has become.', schema: ApiTag } },
      refusals: ['conflict'],
    },
  },
};
