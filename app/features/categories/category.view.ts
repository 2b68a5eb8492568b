/** Categories as the administrator sees them. Safe in the browser. */
import { countOf } from '~/lib/counts';

export interface CategoryUse {
  id: number;
  name: string;
  slug: string;
  /** Number of wallpapers. */
  uses: number;
}

/** Titles of the failures, as the specification has them. */
export const CATEGORY_FAILURES = {
  create: 'No se pudo crear la categoría',
  update: 'No se pudo actualizar la categoría',
  delete: 'No se pudo eliminar la categoría',
} as const;

export const categoriesPath = '/admin/categories';
export const newCategoriesPath = '/admin/categories/new';
export const editCategoryPath = (id: number) => `/admin/categories/${id}`;
export const deleteCategoryPath = (id: number) => `/admin/categories/${id}/delete`;

/** What the dialog and the page say before a category is deleted. */
export function categoryDeletion({ name, uses }: Pick<CategoryUse, 'name' | 'uses'>) {
  return {
    question: `Delete the category “${name}”?`,
    consequence:
      uses === 0 ? 'No wallpaper has this category.' : `${countOf(uses, 'wallpaper')} will live on without a category.`,
  };
}
