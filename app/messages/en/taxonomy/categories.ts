import { counted, exactCount, withDrafts } from '../numbers';

/** The pages where the administrator lists and edits categories. */
export const categories = {
  title: 'Categories',
  columns: { name: 'Name', slug: 'Slug', wallpapers: 'Wallpapers', actions: 'Actions' },
  none: 'No categories yet. Create the first one above.',
  wallpapers: (count: number) => counted(count, 'wallpaper', 'wallpapers'),
  wallpaperUnit: (count: number): string => (count === 1 ? 'wallpaper' : 'wallpapers'),
  wallpapersIn: (count: number, name: string) => `${counted(count, 'wallpaper', 'wallpapers')} in ${name}`,
  withoutCategory: (count: number) => `[${counted(count, 'wallpaper', 'wallpapers')}] without a category`,
  name: 'Name',
  slug: 'Slug',
  cancel: 'Cancel',
  create: {
    label: 'New category',
    slugPlaceholder: 'Made from the name',
    button: 'Create',
    busy: 'Creating…',
    failed: 'No se pudo crear la categoría',
    done: 'Category created',
    manyDone: (count: number) => (count === 1 ? 'Category created' : `${exactCount(count)} categories created`),
  },
  edit: {
    title: (name: string | undefined) => `Edit ${name ?? 'category'}`,
    heading: (name: string) => `Edit “${name}”`,
    slugHint: 'The old link redirects to the new one. Leave this blank to make the slug from the name.',
    nameIn: (language: string) => `Name (${language})`,
    nameInHint: 'Shown on pages in that language. Leave it blank for the usual name.',
    view: 'View on the site',
    save: 'Save changes',
    saving: 'Saving…',
    failed: 'No se pudo actualizar la categoría',
    done: 'Category updated',
  },
  delete: {
    link: 'Delete',
    title: (name: string | undefined) => `Delete ${name ?? 'category'}`,
    question: (name: string) => `Delete the category “${name}”?`,
    consequence: (wallpapers: number, drafts: number) =>
      wallpapers + drafts === 0
        ? 'No wallpaper has this category.'
        : `${withDrafts(counted(wallpapers, 'wallpaper', 'wallpapers'), drafts)} will be left without a category.`,
    failed: 'No se pudo eliminar la categoría',
    done: 'Category deleted',
    inBackground: (name: string) => `“${name}” is being removed from its wallpapers in the background.`,
  },
};
