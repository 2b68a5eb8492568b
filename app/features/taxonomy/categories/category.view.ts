import { isolate } from '~/lib/bidi';
import { messagesOf } from '~/messages/messages';

export interface CategoryUse {
  id: number;
  name: string;
  slug: string;
  /** Published wallpapers. */
  uses: number;
  drafts: number;
}

export const categoriesPath = '/admin/categories';
export const newCategoriesPath = '/admin/categories/new';
export const editCategoryPath = (id: number) => `/admin/categories/${id}`;
export const deleteCategoryPath = (id: number) => `/admin/categories/${id}/delete`;

export function categoryDeletion({ name, uses, drafts }: Pick<CategoryUse, 'name' | 'uses' | 'drafts'>) {
  const { failed, question, consequence } = messagesOf('categories').delete;
  return { failed, question: question(isolate(name)), consequence: consequence(uses, drafts) };
}
