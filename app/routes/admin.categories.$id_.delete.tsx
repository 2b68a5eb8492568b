import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { getCategory } from '~/features/categories/categories.queries.server';
import { CATEGORY_FAILURES, categoriesPath, categoryDeletion } from '~/features/categories/category.view';
import { deleteCategory } from '~/features/categories/delete-category.server';
import { requireSameOrigin } from '~/http/request/same-origin.server';
import { flashHeaders } from '~/http/response/flash.server';
import { formFailure, parseId, seeOther } from '~/http/response/page.server';
import { DeletionPage } from '~/ui/overlays/confirm-deletion';
import { adminMeta } from '~/ui/pages/admin-meta';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  return { category: await getCategory(em, parseId(params.id)) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  try {
    requireSameOrigin();
    const { name, isInBackground } = await deleteCategory(em, parseId(params.id));
    const text = isInBackground ? `The wallpapers of “${name}” are released in the background.` : name;
    return seeOther(categoriesPath, await flashHeaders({ kind: 'success', title: 'Category deleted', text }));
  } catch (error) {
    return formFailure(error, {}, 'Please try again later.');
  }
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  adminMeta(matches, `Delete ${data?.category.name ?? 'category'}`);

export default function DeleteCategory() {
  const { category } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <DeletionPage
      {...categoryDeletion(category)}
      cancelPath={categoriesPath}
      failed={CATEGORY_FAILURES.delete}
      failure={failure}
    />
  );
}
