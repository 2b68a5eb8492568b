import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { updateCategory } from '~/features/categories/categories.commands.server';
import { getCategory } from '~/features/categories/categories.queries.server';
import { CategoryInput } from '~/features/categories/category.schema';
import { categoriesPath, deleteCategoryPath } from '~/features/categories/category.view';
import { EditCategoryForm } from '~/features/categories/category-form';
import { adminListPath } from '~/features/wallpapers/admin/list/admin-list.view';
import { readForm } from '~/http/body/body.server';
import { parseForm } from '~/http/body/form.server';
import { requireSameOrigin } from '~/http/request/same-origin.server';
import { flashHeaders } from '~/http/response/flash.server';
import { formFailure, parseId, seeOther } from '~/http/response/page.server';
import { countOf } from '~/lib/counts';
import { categoryPath } from '~/lib/paths';
import taxonomyStyles from '~/styles/admin-taxonomy.css';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: taxonomyStyles }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  return { category: await getCategory(em, parseId(params.id)) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  let typed: Record<string, unknown> = {};
  try {
    requireSameOrigin();
    typed = await readForm(request);
    await updateCategory(em, parseId(params.id), parseForm(CategoryInput, typed));
    return seeOther(categoriesPath, await flashHeaders({ kind: 'success', title: 'Category updated' }));
  } catch (error) {
    return formFailure(error, typed, 'Please try again later.');
  }
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  adminMeta(matches, `Edit ${data?.category.name ?? 'category'}`);

export default function EditCategory() {
  const { category } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <div className="form-page">
      <h1>Edit “{category.name}”</h1>
      <aside className="form-aside">
        <p>
          <Link to={adminListPath({ categoryId: category.id })}>{countOf(category.uses, 'wallpaper')}</Link>
          <Link to={categoryPath(category.slug)}>View on the site</Link>
          <Link to={deleteCategoryPath(category.id)}>Delete</Link>
        </p>
      </aside>
      <EditCategoryForm category={category} failure={failure} />
    </div>
  );
}
