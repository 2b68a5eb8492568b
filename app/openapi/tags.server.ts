import { ApiTag } from '~/features/taxonomy/tags/tag.api.server';
import { TagInput, TagMerge, TagQuery } from '~/features/taxonomy/tags/tag.schema';
import { ApiDone } from '~/http/response/api-answers.server';
import { type Operations, onePage } from './operation.server';

export const TAGS: Operations = {
  '/api/tags': {
    get: {
      id: 'listTags',
      scope: 'read',
      summary: 'List tags',
      query: TagQuery,
      answers: onePage(ApiTag),
    },
  },
  '/api/tags/{id}': {
    put: {
      id: 'renameTag',
      scope: 'curate',
      summary: 'Rename a tag',
      description:
        'Its old name and address redirect to it. If very many wallpapers have the tag, they are updated in the background.',
      body: { schema: TagInput, example: { name: 'Dusk' } },
      answers: { 200: { description: 'The updated tag.', schema: ApiTag } },
      refusals: ['conflict'],
    },
    delete: {
      id: 'deleteTag',
      scope: 'curate',
      summary: 'Delete a tag',
      description: 'Its wallpapers stay and lose the tag. If there are very many, this happens in the background.',
      answers: { 200: { description: 'The tag is deleted.', schema: ApiDone } },
      refusals: ['conflict'],
    },
  },
  '/api/tags/{id}/merge': {
    post: {
      id: 'mergeTag',
      scope: 'curate',
      summary: 'Merge a tag into another',
      description:
        'Its wallpapers get the other tag instead. If there are very many, this happens in the background. Its name and address redirect to the other tag at once.',
      body: { schema: TagMerge, example: { into: 2 } },
      answers: { 200: { description: 'The other tag.', schema: ApiTag } },
      refusals: ['conflict'],
    },
  },
};
