import { isolate } from '~/lib/bidi';
import { formatCount } from '~/messages/numbers';

export interface CategoryUse {
  id: number;
  name: string;
  slug: string;
  uses: number;
}

export const CATEGORY_FAILURES = {
  create: 'No se pudo crear la categoría',
  update: 'No se pudo actualizar la categoría',
  delete: 'No se pudo eliminar la categoría',
} as const;

export const categoriesPath = '/admin/categories';
export const newCategoriesPath = '/admin/categories/new';
export const editCategoryPath = (id: number) => `/admin/categories/${id}`;
export const deleteCategoryPath = (id: number) => `/admin/categories/${id}/delete`;

export function categoryDeletion({ name, uses }: Pick<CategoryUse, 'name' | 'uses'>) {
  return {
    failed: CATEGORY_FAILURES.delete,
    question: `Delete the category “${isolate(name)}”?`,
    consequence:
      uses === 0
        ? 'No wallpaper has this category.'
        : `${formatCount(uses, 'wallpaper')} will live on without a category.`,
  };
}
