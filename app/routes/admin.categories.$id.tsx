import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { adminListPath } from '~/features/curation/list/admin-list.view';
import { categoryValues, updateCategory } from '~/features/taxonomy/categories/categories.commands.server';
import { getCategory } from '~/features/taxonomy/categories/categories.queries.server';
import { toNameFields } from '~/features/taxonomy/categories/category.names';
import { CategoryInput } from '~/features/taxonomy/categories/category.schema';
import { categoriesPath, deleteCategoryPath } from '~/features/taxonomy/categories/category.view';
import { EditCategoryForm } from '~/features/taxonomy/categories/category-form';
import { formRules } from '~/http/body/form.server';
import { parseId, redirectWithFlash } from '~/http/response/page.server';
import { openedMarks } from '~/lib/edited-form.server';
import { formKey } from '~/lib/form-result';
import { categoryPath } from '~/lib/paths';
import { siteLanguage, siteLanguages } from '~/messages/languages.server';
import { messagesOf } from '~/messages/messages';
import taxonomyStyles from '~/styles/admin/admin-taxonomy.css';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: taxonomyStyles }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const found = await getCategory(em, parseId(params.id));
  const { names, ...category } = found;
  const otherLanguages = siteLanguages().filter((language) => language !== siteLanguage());
  return {
    category: { ...category, ...toNameFields(names) },
    opened: openedMarks(categoryValues(found)),
    otherLanguages,
    rules: formRules(CategoryInput),
  };
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(
    args,
    CategoryInput,
    async ({ em, value, fields }) => {
      await updateCategory(em, parseId(args.params.id), value, fields);
      return redirectWithFlash(categoriesPath, { kind: 'success', title: messagesOf('categories').edit.done });
    },
    { keepsTyped: true },
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  adminMeta(matches, messagesOf('categories').edit.title(data?.category.name));

export default function EditCategory() {
  const { category, opened, otherLanguages, rules } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const text = messagesOf('categories');
  return (
    <div className="form-page">
      <h1>{text.edit.heading(category.name)}</h1>
      <aside className="form-aside">
        <p>
          <Link to={adminListPath({ categoryId: category.id })}>
            {messagesOf('publishing').withDrafts(text.wallpapers(category.uses), category.drafts)}
          </Link>
          <Link to={categoryPath(category.slug)}>{text.edit.view}</Link>
          <Link to={deleteCategoryPath(category.id)}>{text.delete.link}</Link>
        </p>
      </aside>
      <EditCategoryForm key={formKey(failure, opened)} {...{ category, opened, otherLanguages, failure, rules }} />
    </div>
  );
}
