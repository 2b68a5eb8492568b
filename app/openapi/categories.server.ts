import { z } from 'zod';
import { ApiCategory } from '~/features/taxonomy/categories/category.api.server';
import { CategoryInput } from '~/features/taxonomy/categories/category.schema';
import { ApiDone } from '~/http/response/api-answers.server';
import type { Operations } from './operation.server';
import { idOf } from './operation.server';

const body = {
  schema: CategoryInput,
  kind: 'json or form',
  example: { name: 'Night sky', slug: 'night-sky' },
} as const;

export const CATEGORIES: Operations = {
  '/api/categories': {
    get: {
      id: 'listCategories',
      tag: 'Categories',
      summary: 'List all categories',
      description: 'Those with most wallpapers first, then by name.',
      isReadableByAll: true,
      isCached: true,
      answers: { 200: { description: 'All categories.', schema: z.array(ApiCategory) } },
    },
    post: {
      id: 'createCategory',
      tag: 'Categories',
      summary: 'Create a category',
      isForAdministrator: true,
      body,
      answers: { 201: { description: 'The new category.', schema: ApiCategory } },
      refusals: ['conflict'],
    },
  },
  '/api/categories/{id}': {
    put: {
      id: 'updateCategory',
      tag: 'Categories',
      summary: 'Change a category',
      description: 'Its former address leads to the new one.',
      isForAdministrator: true,
      path: idOf('category'),
      body,
      answers: { 200: { description: 'The category as it is now.', schema: ApiCategory } },
      refusals: ['conflict'],
    },
    delete: {
      id: 'deleteCategory',
      tag: 'Categories',
      summary: 'Delete a category',
      description: 'Its wallpapers stay, without a category.',
      isForAdministrator: true,
      path: idOf('category'),
      answers: { 200: { description: 'It is deleted.', schema: ApiDone } },
    },
  },
};
