import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { createCategory } from '~/features/categories/categories.commands.server';
import { listCategoryUses } from '~/features/categories/categories.queries.server';
import { CategoryInput } from '~/features/categories/category.schema';
import { categoriesPath, newCategoriesPath } from '~/features/categories/category.view';
import { NewCategoryForm } from '~/features/categories/category-form';
import { CategoryTable } from '~/features/categories/category-table';
import { adminListPath } from '~/features/wallpapers/admin/list/admin-list.view';
import { countWallpapers } from '~/features/wallpapers/lists/device-counts.queries.server';
import { readForm } from '~/http/body/body.server';
import { parseForm } from '~/http/body/form.server';
import { requireSameOrigin } from '~/http/request/same-origin.server';
import { flashHeaders } from '~/http/response/flash.server';
import { formFailure, seeOther } from '~/http/response/page.server';
import { countOf } from '~/lib/counts';
import taxonomyStyles from '~/styles/admin-taxonomy.css';
import { adminMeta } from '~/ui/pages/admin-meta';
import { TaxonomyTabs } from '~/ui/shell/taxonomy-tabs';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: taxonomyStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  const categories = await listCategoryUses(em);
  return { categories, withoutCategory: await countWallpapers(em, { categoryId: null }) };
}

export async function action({ request }: ActionFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  let typed: Record<string, unknown> = {};
  try {
    requireSameOrigin();
    typed = await readForm(request);
    const { name } = await createCategory(em, parseForm(CategoryInput, typed));
    return seeOther(categoriesPath, await flashHeaders({ kind: 'success', title: 'Category created', text: name }));
  } catch (error) {
    return formFailure(error, typed, 'Please try again later.');
  }
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, 'Categories');

export default function Categories() {
  const { categories, withoutCategory } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <>
      <div className="admin-head">
        <h1>Categories</h1>
        <TaxonomyTabs current="Categories" />
      </div>
      <NewCategoryForm failure={failure} />
      <p className="taxonomy-many">
        <Link to={newCategoriesPath}>Create many at once, or import a list</Link>
      </p>
      {categories.length === 0 && <p className="empty">There are no categories yet. Create the first one above.</p>}
      {categories.length > 0 && (
        <CategoryTable categories={categories} wallpapersPath={(categoryId) => adminListPath({ categoryId })} />
      )}
      {withoutCategory > 0 && (
        <p className="taxonomy-rest">
          <Link to={adminListPath({ categoryId: null })}>{countOf(withoutCategory, 'wallpaper')}</Link> without a
          category
        </p>
      )}
    </>
  );
}
