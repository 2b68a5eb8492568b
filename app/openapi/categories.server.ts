import { z } from 'zod';
import { ApiNamedCategory } from '~/features/taxonomy/categories/category.api.server';
import { CategoryInput } from '~/features/taxonomy/categories/category.schema';
import { ApiDone } from '~/http/response/api-answers.server';
import type { Operations } from './operation.server';

const body = {
  schema: CategoryInput,

  example: { name: 'Night sky', slug: 'night-sky' },
} as const;

export const CATEGORIES: Operations = {
  '/api/categories': {
    get: {
      id: 'listCategories',
      scope: 'read',
      summary: 'List all categories',
      description: 'Sorted by number of wallpapers, then by name.',
      isReadableByAll: true,
      isCached: true,
      answers: { 200: { description: 'All categories.', schema: z.array(ApiNamedCategory) } },
    },
    post: {
      id: 'createCategory',
      scope: 'curate',
      summary: 'Create a category',
      isForAdministrator: true,
      body,
      answers: { 201: { description: 'The new category.', schema: ApiNamedCategory } },
      refusals: ['conflict'],
    },
  },
  '/api/categories/{id}': {
    put: {
      id: 'updateCategory',
      scope: 'curate',
      summary: 'Change a category',
      description: 'Its old address redirects to the new one.',
      isForAdministrator: true,
      body,
      answers: { 200: { description: 'The updated category.', schema: ApiNamedCategory } },
      refusals: ['conflict'],
    },
    delete: {
      id: 'deleteCategory',
      scope: 'curate',
      summary: 'Delete a category',
      description: 'Its wallpapers stay and have no category afterwards.',
      isForAdministrator: true,
      answers: { 200: { description: 'The category is deleted.', schema: ApiDone } },
    },
  },
};
