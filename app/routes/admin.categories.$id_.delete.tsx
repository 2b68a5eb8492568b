import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { getCategory } from '~/features/taxonomy/categories/categories.queries.server';
import { categoriesPath, categoryDeletion } from '~/features/taxonomy/categories/category.view';
import { deleteCategory } from '~/features/taxonomy/categories/delete-category.server';
import { parseId, redirectWithFlash } from '~/http/response/page.server';
import { isolate } from '~/lib/bidi';
import { messagesOf } from '~/messages/messages';
import { ConfirmationPage } from '~/ui/admin/confirmation';
import { adminMeta } from '~/ui/pages/admin-meta';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  return { category: await getCategory(em, parseId(params.id)) };
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(args, null, async ({ em }) => {
    const { done, inBackground } = messagesOf('categories').delete;
    const { name, isInBackground } = await deleteCategory(em, parseId(args.params.id));
    const text = isInBackground ? inBackground(isolate(name)) : name;
    return redirectWithFlash(categoriesPath, { kind: 'success', title: done, text });
  });
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  adminMeta(matches, messagesOf('categories').delete.title(data?.category.name));

export default function DeleteCategory() {
  const { category } = useLoaderData<typeof loader>();
  return <ConfirmationPage {...categoryDeletion(category)} cancelPath={categoriesPath} />;
}
