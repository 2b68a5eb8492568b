import { ApiTag } from '~/features/taxonomy/tags/tag.api.server';
import { TagInput, TagMerge, TagQuery } from '~/features/taxonomy/tags/tag.schema';
import { ApiDone } from '~/http/response/api-answers.server';
import { type Operations, onePage } from './operation.server';

export const TAGS: Operations = {
  '/api/tags': {
    get: {
      id: 'listTags',
      summary: 'List tags',
      query: TagQuery,
      answers: onePage(ApiTag),
    },
  },
  '/api/tags/{id}': {
    put: {
      id: 'renameTag',
      summary: 'Rename a tag',
      description:
        'Its former name and address lead to it. Where very many wallpapers have it, they get the new name in the background.',
      body: { schema: TagInput, example: { name: 'Dusk' } },
      answers: { 200: { description: 'The tag as it is now.', schema: ApiTag } },
      refusals: ['conflict'],
    },
    delete: {
      id: 'deleteTag',
      summary: 'Delete a tag',
      description: 'Its wallpapers stay, without it; where they are very many, they lose it in the background.',
      answers: { 200: { description: 'It is deleted.', schema: ApiDone } },
      refusals: ['conflict'],
    },
  },
  '/api/tags/{id}/merge': {
    post: {
      id: 'mergeTag',
      summary: 'Merge a tag into another one',
      description:
        'Its wallpapers get the other tag instead, in the background where they are very many; its name and address lead there at once.',
      body: { schema: TagMerge, example: { into: 2 } },
      answers: { 200: { description: 'The tag that it has become.', schema: ApiTag } },
      refusals: ['conflict'],
    },
  },
};
