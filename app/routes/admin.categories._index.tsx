import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { adminListPath } from '~/features/curation/list/admin-list.view';
import { countWallpapers } from '~/features/lists/counts/device-counts.queries.server';
import { createCategory } from '~/features/taxonomy/categories/categories.commands.server';
import { listCategoryUses } from '~/features/taxonomy/categories/categories.queries.server';
import { CategoryInput } from '~/features/taxonomy/categories/category.schema';
import { categoriesPath, newCategoriesPath } from '~/features/taxonomy/categories/category.view';
import { NewCategoryForm } from '~/features/taxonomy/categories/category-form';
import { CategoryTable } from '~/features/taxonomy/categories/category-table';
import { formRules } from '~/http/body/form.server';
import { redirectWithFlash } from '~/http/response/page.server';
import { messagesOf } from '~/messages/messages';
import taxonomyStyles from '~/styles/admin/admin-taxonomy.css';
import { adminMeta } from '~/ui/pages/admin-meta';
import { LinkedText } from '~/ui/pages/linked-text';
import { TaxonomyTabs } from '~/ui/shell/taxonomy-tabs';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: taxonomyStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const categories = await listCategoryUses(em);
  const withoutCategory = await countWallpapers(em, { categoryId: null, versions: 'all' });
  return { categories, withoutCategory, rules: formRules(CategoryInput) };
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(
    args,
    CategoryInput,
    async ({ em, value }) => {
      const { name } = await createCategory(em, value);
      return redirectWithFlash(categoriesPath, {
        kind: 'success',
        title: messagesOf('categories').create.done,
        text: name,
      });
    },
    { keepsTyped: true },
  );
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('categories').title);

export default function Categories() {
  const { categories, withoutCategory, rules } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const text = messagesOf('categories');
  return (
    <>
      <div className="admin-head">
        <h1>{text.title}</h1>
        <TaxonomyTabs current="Categories" />
      </div>
      <NewCategoryForm {...{ failure, rules }} />
      <p className="taxonomy-many">
        <Link to={newCategoriesPath}>{messagesOf('newCategories').link}</Link>
      </p>
      {categories.length === 0 && <p className="empty">{text.none}</p>}
      {categories.length > 0 && (
        <CategoryTable categories={categories} wallpapersPath={(categoryId) => adminListPath({ categoryId })} />
      )}
      {withoutCategory > 0 && (
        <p className="taxonomy-rest">
          <LinkedText
            text={text.withoutCategory(withoutCategory)}
            links={[(label) => <Link to={adminListPath({ categoryId: null })}>{label}</Link>]}
          />
        </p>
      )}
    </>
  );
}
