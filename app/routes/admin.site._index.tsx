import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { IdentityInput } from '~/features/site/identity.schema';
import { IdentityForm } from '~/features/site/identity-form';
import { fixedIdentity, readIdentity, saveIdentity } from '~/features/site/identity-settings.server';
import { LogoInput } from '~/features/site/logo.schema';
import { logoValues, removeLogo, saveLogo } from '~/features/site/logo.server';
import { LogoForm } from '~/features/site/logo-form';
import { SiteHead } from '~/features/site/site-head';
import { readSiteSettings } from '~/features/site/site-settings.server';
import { formRules } from '~/http/body/form.server';
import { receiveUpload } from '~/http/body/upload.server';
import { redirectWithFlash } from '~/http/response/page.server';
import { openedMarks } from '~/lib/edited-form.server';
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
  const { logo } = await readSiteSettings(em);
  return {
    identity: { ...(await readIdentity(em)), fixed: fixedIdentity(), rules: formRules(IdentityInput) },
    logo: { logo, opened: openedMarks(logoValues(logo)) },
  };
}

/** Only the form of the logo sends a file. */
const isOfLogo = (request: Request) => request.headers.get('Content-Type')?.startsWith('multipart/form-data') ?? false;

export async function action(args: ActionFunctionArgs) {
  return isOfLogo(args.request) ? changeLogo(args) : changeIdentity(args);
}

async function changeLogo(args: ActionFunctionArgs) {
  const text = messagesOf('siteLogo');
  return adminAction(
    args,
    LogoInput,
    async ({ em, value, fields, file = null }) => {
      if (value.intent === 'remove') await removeLogo(em, fields);
      else await saveLogo(em, file, fields);
      const title = value.intent === 'remove' ? text.removed : text.saved;
      return redirectWithFlash('/admin/site', { kind: 'success', title });
    },
    {
      unexpected: text.failed,
      read: receiveUpload,
      onRefusal: async ({ data: ofLogo, init }) => data({ ofLogo }, init ?? undefined),
    },
  );
}

async function changeIdentity(args: ActionFunctionArgs) {
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
  const { identity, logo } = useLoaderData<typeof loader>();
  const { ofLogo, ...refused } = useActionData<Partial<FormResult> & { ofLogo?: FormResult }>() ?? {};
  const failure = 'status' in refused ? (refused as FormResult) : undefined;
  return (
    <>
      <SiteHead current="identity" />
      {/* Saved values are new defaults, so that the guard of edited forms doesn't ask. */}
      <IdentityForm key={formKey(failure, identity.value)} {...identity} failure={failure} />
      <LogoForm key={logo.logo} {...logo} failure={ofLogo} />
    </>
  );
}
