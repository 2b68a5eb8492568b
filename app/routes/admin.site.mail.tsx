import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { MailInput } from '~/features/site/mail.schema';
import { MailForm } from '~/features/site/mail-form';
import { saveMail, showMail } from '~/features/site/mail-settings.server';
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
  return { ...(await showMail(em)), rules: formRules(MailInput) };
}

export async function action(args: ActionFunctionArgs) {
  const text = messagesOf('siteMail');
  return adminAction(
    args,
    MailInput,
    async ({ em, value, fields }) => {
      await saveMail(em, value, fields);
      const title = value.intent === 'test' ? text.test.sent : text.saved;
      return redirectWithFlash('/admin/site/mail', { kind: 'success', title });
    },
    { unexpected: text.failed },
  );
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('siteShell').pages.mail);

export default function SiteMail() {
  const facts = useLoaderData<typeof loader>();
  const failure = useActionData<FormResult>();
  return (
    <>
      <SiteHead current="mail" />
      <MailForm key={formKey(failure, facts.value)} {...facts} failure={failure} />
    </>
  );
}
