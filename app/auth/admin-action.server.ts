import type { ActionFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import { readForm } from '~/http/body/body.server';
import { answerForm, type FormInput, type FormOptions, parseForm, type Refusal } from '~/http/body/form.server';
import { requireSameOrigin } from '~/http/request/same-origin.server';
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
  const isKept = options?.keepsTyped && isSmallForm(request);
  if (isKept) requireSameOrigin();
  const { back = () => pathAndQuery(request) } = options ?? {};
  const admin = await (isKept ? requireAdminForm(request) : requireAdminFor(request, back));
  requireSameOrigin();
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
    options,
  );
}

/** The same for addresses without a page: throws every failure. */
export async function readAdminForm<Schema extends z.ZodType>({ request }: ActionFunctionArgs, schema: Schema) {
  const { em } = await requireAdminOfPage(request);
  requireSameOrigin();
  const fields = await readForm(request);
  return { em, fields, value: parseForm(schema, fields) };
}
