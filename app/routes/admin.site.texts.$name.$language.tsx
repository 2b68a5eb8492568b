import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { renderMarkdown } from '~/features/site/markdown.server';
import { SiteHead } from '~/features/site/site-head';
import { readSiteSettings } from '~/features/site/site-settings.server';
import { SiteTextInput } from '~/features/site/site-text.schema';
import { parseTextPlace, saveText } from '~/features/site/site-texts.server';
import { TextForm } from '~/features/site/text-form';
import { formRules } from '~/http/body/form.server';
import { redirectWithFlash } from '~/http/response/page.server';
import { openedMarks } from '~/lib/edited-form.server';
import { type FormResult, formKey, keptForm } from '~/lib/form-result';
import { LANGUAGES } from '~/messages/languages';
import { messagesOf } from '~/messages/messages';
import formStyles from '~/styles/admin/admin-forms.css';
import settingsStyles from '~/styles/admin/admin-site.css';
import staticStyles from '~/styles/static.css';
import { adminMeta } from '~/ui/pages/admin-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const links = stylesheets(formStyles, settingsStyles, staticStyles);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const place = parseTextPlace(params);
  const { texts } = await readSiteSettings(em);
  const value = texts[place.name]?.[place.language] ?? '';
  return { ...place, value, opened: openedMarks({ text: value }), rules: formRules(SiteTextInput) };
}

export async function action(args: ActionFunctionArgs) {
  const text = messagesOf('siteTexts');
  return adminAction(
    args,
    SiteTextInput,
    async ({ em, value, fields }) => {
      const place = parseTextPlace(args.params);
      if (value.intent === 'preview')
        return { ...keptForm(Object.entries(fields)), preview: renderMarkdown(value.text) };
      await saveText(em, place, value.text, fields);
      return redirectWithFlash('/admin/site/texts', { kind: 'success', title: text.saved });
    },
    { unexpected: text.failed, keepsTyped: true },
  );
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('siteShell').pages.texts);

export default function SiteText() {
  const { name, language, value, opened, rules } = useLoaderData<typeof loader>();
  const answer = useActionData<FormResult & { preview?: string }>();
  const text = messagesOf('siteTexts');
  return (
    <>
      <SiteHead current="texts" />
      <TextForm
        key={formKey(answer, [name, language, value])}
        title={`${text.names[name]}: ${LANGUAGES[language]}`}
        hint={text.markdown}
        preview={answer?.preview}
        failure={answer}
        {...{ value, opened, rules }}
      />
    </>
  );
}
