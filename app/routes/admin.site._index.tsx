import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { IdentityInput } from '~/features/site/identity.schema';
import { IdentityForm } from '~/features/site/identity-form';
import { fixedIdentity, readIdentity, saveIdentity } from '~/features/site/identity-settings.server';
import { SiteHead } from '~/features/site/site-head';
import { formRules } from '~/http/body/form.server';
import { redirectWithFlash } from '~/http/response/page.server';
import { type FormResult, formKey } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import formStyles from '~/styles/admin/admin-forms.css';
import settingsStyles from '~/styles/admin/admin-site.css';
import staticStyles from '~/styles/static.css';
import { adminMeta } from '~/ui/pages/admin-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const links = stylesheets(formStyles, settingsStyles, staticStyles);

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  return { ...(await readIdentity(em)), fixed: fixedIdentity(), rules: formRules(IdentityInput) };
}

export async function action(args: ActionFunctionArgs) {
  const text = messagesOf('siteIdentity');
  return adminAction(
    args,
    IdentityInput,
    async ({ em, value, fields }) => {
      await saveIdentity(em, value, fields);
      return redirectWithFlash('/admin/site', { kind: 'success', title: text.saved });
    },
    { unexpected: text.failed, keepsTyped: true },
  );
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('siteShell').title);

export default function SiteIdentity() {
  const facts = useLoaderData<typeof loader>();
  const failure = useActionData<FormResult>();
  return (
    <>
      <SiteHead current="identity" />
      {/* Saved values are new defaults, so that the guard of edited forms doesn't ask. */}
      <IdentityForm key={formKey(failure, facts.value)} {...facts} failure={failure} />
    </>
  );
}
