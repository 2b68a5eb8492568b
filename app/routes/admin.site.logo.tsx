import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { LogoInput } from '~/features/site/logo.schema';
import { logoValues, removeLogo, saveLogo } from '~/features/site/logo.server';
import { LogoForm } from '~/features/site/logo-form';
import { SiteHead } from '~/features/site/site-head';
import { readSiteSettings } from '~/features/site/site-settings.server';
import { receiveUpload } from '~/http/body/upload.server';
import { redirectWithFlash } from '~/http/response/page.server';
import { openedMarks } from '~/lib/edited-form.server';
import type { FormResult } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import formStyles from '~/styles/admin/admin-forms.css';
import { adminMeta } from '~/ui/pages/admin-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const links = stylesheets(formStyles);

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const { logo } = await readSiteSettings(em);
  return { logo, opened: openedMarks(logoValues(logo)) };
}

export async function action(args: ActionFunctionArgs) {
  const text = messagesOf('siteLogo');
  return adminAction(
    args,
    LogoInput,
    async ({ em, value, fields, file = null }) => {
      if (value.intent === 'remove') await removeLogo(em, fields);
      else await saveLogo(em, file, fields);
      const title = value.intent === 'remove' ? text.removed : text.saved;
      return redirectWithFlash('/admin/site/logo', { kind: 'success', title });
    },
    { unexpected: text.failed, read: receiveUpload },
  );
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('siteLogo').title);

export default function SiteLogo() {
  const facts = useLoaderData<typeof loader>();
  const failure = useActionData<FormResult>();
  return (
    <>
      <SiteHead current="identity" />
      <LogoForm key={facts.logo} {...facts} failure={failure} />
    </>
  );
}
