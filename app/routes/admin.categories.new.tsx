import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { NewCategoriesIntent } from '~/features/taxonomy/categories/category.schema';
import { categoriesPath } from '~/features/taxonomy/categories/category.view';
import {
  createFromRows,
  importCategories,
  type NewCategories,
  readRows,
} from '~/features/taxonomy/categories/create-categories.server';
import { withMoreRows } from '~/features/taxonomy/categories/new-categories.view';
import { CreatedLines, ImportForm, NewCategoriesForm } from '~/features/taxonomy/categories/new-categories-form';
import { readFormWithTexts } from '~/http/body/body.server';
import { redirectWithFlash } from '~/http/response/page.server';
import { messagesOf } from '~/messages/messages';
import taxonomyStyles from '~/styles/admin/admin-taxonomy.css';
import { useAnswerKey } from '~/ui/forms/answer-key';
import { FormAlert } from '~/ui/forms/form-alert';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: taxonomyStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdminPage(request);
  return null;
}

export async function action(args: ActionFunctionArgs) {
  let fields: Record<string, unknown> = {};
  return adminAction(
    args,
    NewCategoriesIntent,
    async ({ em, value: { intent } }) => {
      if (intent === 'more') return { rows: withMoreRows(readRows(fields)), lines: [], problem: null, text: '' };
      return answerCreated(await (intent === 'import' ? importCategories : createFromRows)(em, fields));
    },
    {
      keepsTyped: true,
      read: async (request) => {
        fields = await readFormWithTexts(request);
        return { fields };
      },
      onRefusal: async ({ data: { error }, init }) => {
        const text = [fields.text, fields.file].filter((part) => typeof part === 'string' && part !== '').join('\n');
        const problem = error?.['']?.[0] ?? null;
        return data({ rows: withMoreRows(readRows(fields)), lines: [], problem, text }, init ?? undefined);
      },
    },
  );
}

/** Returns to the list when all were created, or shows a report with rows for those that failed. */
async function answerCreated(result: NewCategories) {
  const { lines, rows } = result;
  const created = lines.length - rows.length;
  if (lines.length > 0 && rows.length === 0) {
    const title = messagesOf('categories').create.manyDone(created);
    return redirectWithFlash(categoriesPath, { kind: 'success', title });
  }
  return data(
    { ...result, rows: rows.length > 0 ? rows : withMoreRows(), text: '' },
    { status: created > 0 ? 200 : 422 },
  );
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('newCategories').title);

export default function NewCategoriesPage() {
  const answer = useActionData<typeof action>();
  const key = useAnswerKey(answer);
  const text = messagesOf('newCategories');
  return (
    <div className="form-page">
      <h1>{text.title}</h1>
      <div className="many-categories">
        {answer?.problem && (
          <FormAlert
            id="new-categories-error"
            title={messagesOf('categories').create.failed}
            messages={[answer.problem]}
          />
        )}
        {answer && answer.lines.length > 0 && <CreatedLines lines={answer.lines} />}
        <section aria-labelledby="rows-heading">
          <h2 id="rows-heading">{text.rows.heading}</h2>
          <NewCategoriesForm key={key} rows={answer?.rows ?? withMoreRows()} />
        </section>
        <section aria-labelledby="import-heading">
          <h2 id="import-heading">{text.import.heading}</h2>
          <ImportForm key={key} text={answer?.text ?? ''} />
        </section>
      </div>
    </div>
  );
}
