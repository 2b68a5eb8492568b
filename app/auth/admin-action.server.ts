import type { ActionFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import { readForm, readFormWithTexts } from '~/http/body/body.server';
import { answerForm, type FormInput, type FormOptions, parseForm, type Refusal } from '~/http/body/form.server';
import { requestContext } from '~/http/request/request-context.server';
import { refuseOtherSites } from '~/http/request/same-origin.server';
import { requireOwnForm } from './form-token.server';
import { type Admin, pathAndQuery, requireAdminFor, requireAdminForm, requireAdminOfPage } from './guards.server';
import { isResumed, isSmallForm, refusedResumed } from './kept-form.server';

type Work<Schema extends z.ZodType | null, Answer> = (form: FormInput<Schema> & Admin) => Promise<Answer>;

interface AdminFormOptions<Schema extends z.ZodType | null, Other> extends FormOptions<Other> {
  /** Keeps what was typed when the session has ended in the meantime. */
  keepsTyped?: true;
  /** Called when the form is shown again after the login. */
  onResumed?: Work<Schema, unknown>;
  /** Where the login leads when it keeps nothing. The default is this page. */
  back?: () => Promise<string>;
}

/** Checks session, origin and schema, then does the work. @throws forbidden, not_found, a redirect to the login */
export async function adminAction<Schema extends z.ZodType | null, Answer, Other = Refusal>(
  { request }: ActionFunctionArgs,
  schema: Schema,
  work: Work<Schema, Answer>,
  options?: AdminFormOptions<Schema, Other>,
) {
  const { isSameOrigin } = requestContext();
  // Without a session, no token tells whose form it is.
  const isKept = options?.keepsTyped && isSameOrigin !== null && isSmallForm(request);
  if (isKept) refuseOtherSites();
  const { back = () => pathAndQuery(request) } = options ?? {};
  const admin = await (isKept ? requireAdminForm(request) : requireAdminFor(request, back));
  refuseOtherSites();
  if (!schema && isSameOrigin === null)
    requireOwnForm(isSmallForm(request) ? await readFormWithTexts(request.clone()) : {}, admin);
  return answerForm(
    request,
    schema,
    async (form) => {
      if (isResumed(form.fields)) {
        await options?.onResumed?.({ ...form, ...admin });
        throw refusedResumed();
      }
      return work({ ...form, ...admin });
    },
    { ...options, check: (fields) => requireOwnForm(fields, admin) },
  );
}

/** The same for addresses without a page: throws every failure. */
export async function readAdminForm<Schema extends z.ZodType>({ request }: ActionFunctionArgs, schema: Schema) {
  const { em, ...actor } = await requireAdminOfPage(request);
  refuseOtherSites();
  const fields = await readForm(request);
  requireOwnForm(fields, actor);
  return { em, fields, value: parseForm(schema, fields) };
}
