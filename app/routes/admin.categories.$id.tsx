import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { adminListPath } from '~/features/curation/list/admin-list.view';
import { updateCategory } from '~/features/taxonomy/categories/categories.commands.server';
import { getCategory } from '~/features/taxonomy/categories/categories.queries.server';
import { toNameFields } from '~/features/taxonomy/categories/category.names';
import { CategoryInput } from '~/features/taxonomy/categories/category.schema';
import { categoriesPath, deleteCategoryPath } from '~/features/taxonomy/categories/category.view';
import { EditCategoryForm } from '~/features/taxonomy/categories/category-form';
import { formRules } from '~/http/body/form.server';
import { parseId, redirectWithFlash } from '~/http/response/page.server';
import { categoryPath } from '~/lib/paths';
import { siteLanguage, siteLanguages } from '~/messages/languages.server';
import { messagesOf } from '~/messages/messages';
import taxonomyStyles from '~/styles/admin/admin-taxonomy.css';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: taxonomyStyles }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const { names, ...category } = await getCategory(em, parseId(params.id));
  const otherLanguages = siteLanguages().filter((language) => language !== siteLanguage());
  return { category: { ...category, ...toNameFields(names) }, otherLanguages, rules: formRules(CategoryInput) };
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(
    args,
    CategoryInput,
    async ({ em, value }) => {
      await updateCategory(em, parseId(args.params.id), value);
      return redirectWithFlash(categoriesPath, { kind: 'success', title: messagesOf('categories').edit.done });
    },
    { keepsTyped: true },
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  adminMeta(matches, messagesOf('categories').edit.title(data?.category.name));

export default function EditCategory() {
  const { category, otherLanguages, rules } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const text = messagesOf('categories');
  return (
    <div className="form-page">
      <h1>{text.edit.heading(category.name)}</h1>
      <aside className="form-aside">
        <p>
          <Link to={adminListPath({ categoryId: category.id })}>{text.wallpapers(category.uses)}</Link>
          <Link to={categoryPath(category.slug)}>{text.edit.view}</Link>
          <Link to={deleteCategoryPath(category.id)}>{text.delete.link}</Link>
        </p>
      </aside>
      <EditCategoryForm {...{ category, otherLanguages, failure, rules }} />
    </div>
  );
}
