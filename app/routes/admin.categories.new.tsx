import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { CATEGORY_FAILURES, categoriesPath } from '~/features/categories/category.view';
import {
  createFromRows,
  importCategories,
  type NewCategories,
  readRows,
} from '~/features/categories/create-categories.server';
import { CreatedLines } from '~/features/categories/created-lines';
import { ImportForm } from '~/features/categories/import-form';
import { withMoreRows } from '~/features/categories/new-categories.view';
import { NewCategoriesForm } from '~/features/categories/new-categories-form';
import { readFormWithTexts } from '~/http/body.server';
import { flashHeaders } from '~/http/flash.server';
import { formFailure, seeOther } from '~/http/page.server';
import { requireSameOrigin } from '~/http/same-origin.server';
import { exactCount } from '~/lib/counts';
import taxonomyStyles from '~/styles/admin-taxonomy.css';
import { adminMeta } from '~/ui/admin-meta';
import { useAnswerKey } from '~/ui/answer-key';
import { FormAlert } from '~/ui/form-alert';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: taxonomyStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdminPage(await forkEm(), request);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  let typed: Record<string, unknown> = {};
  try {
    requireSameOrigin();
    typed = await readFormWithTexts(request);
    const intent = [typed.intent].flat().at(-1);
    if (intent === 'more') return { rows: withMoreRows(readRows(typed)), lines: [], problem: null, text: '' };
    return await answerOf(await (intent === 'import' ? importCategories : createFromRows)(em, typed));
  } catch (error) {
    const failure = formFailure(error, typed, 'Please try again later.');
    const { message: problem, values } = failure.data;
    return data(
      { rows: withMoreRows(readRows(typed)), lines: [], problem, text: values.text ?? '' },
      failure.init ?? {},
    );
  }
}

/** Back to the list when all are there; else the page again with a report, and rows for what has failed. */
async function answerOf(result: NewCategories) {
  const { lines, rows } = result;
  const created = lines.length - rows.length;
  if (lines.length > 0 && rows.length === 0) {
    const title = created === 1 ? 'Category created' : `${exactCount(created)} categories created`;
    return seeOther(categoriesPath, await flashHeaders({ kind: 'success', title }));
  }
  return data(
    { ...result, rows: rows.length > 0 ? rows : withMoreRows(), text: '' },
    { status: created > 0 ? 200 : 422 },
  );
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, 'New categories');

export default function NewCategoriesPage() {
  const answer = useActionData<typeof action>();
  const key = useAnswerKey(answer);
  return (
    <div className="form-page">
      <h1>New categories</h1>
      <div className="many-categories">
        {answer?.problem && (
          <FormAlert id="new-categories-error" title={CATEGORY_FAILURES.create} messages={[answer.problem]} />
        )}
        {answer && answer.lines.length > 0 && <CreatedLines lines={answer.lines} />}
        <section aria-labelledby="rows-heading">
          <h2 id="rows-heading">Several at once</h2>
          <NewCategoriesForm key={key} rows={answer?.rows ?? withMoreRows()} />
        </section>
        <section aria-labelledby="import-heading">
          <h2 id="import-heading">From a text</h2>
          <ImportForm key={key} text={answer?.text ?? ''} />
        </section>
      </div>
    </div>
  );
}
