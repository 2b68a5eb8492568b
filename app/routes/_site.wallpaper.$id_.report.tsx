import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { ReportInput } from '~/features/reports/report.schema';
import { ReportForm } from '~/features/reports/report-form';
import { sendReport } from '~/features/reports/reports.commands.server';
import { mailSettings } from '~/features/site/mail-settings.server';
import { readSiteSettings } from '~/features/site/site-settings.server';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { WallpaperPicture } from '~/features/wallpapers/wallpaper-picture';
import { formAction, formRules } from '~/http/body/form.server';
import { requestContext } from '~/http/request/request-context.server';
import { limitMessages } from '~/http/request/visitor-limits.server';
import { parseId, redirectWithFlash } from '~/http/response/page.server';
import type { FormResult } from '~/lib/form-result';
import { reportPath, wallpaperPath } from '~/lib/paths';
import { inLanguage } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import formStyles from '~/styles/forms.css';
import staticStyles from '~/styles/static.css';
import { answerOrKeepTyped } from '~/ui/forms/keep-typed';
import { caughtErrorMeta } from '~/ui/pages/error-page';
import { LinkedText } from '~/ui/pages/linked-text';
import { pageMeta } from '~/ui/pages/page-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const links = stylesheets(formStyles, staticStyles);

export async function loader({ params }: LoaderFunctionArgs) {
  const { id, title, fileKey, width, height, avif } = await getWallpaper(await forkEm(), parseId(params.id));
  const picture = { fileKey, width, height, avif };
  const page = requestContext().origin + inLanguage(wallpaperPath(id));
  return { id, title, picture, page, rules: formRules(ReportInput) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  return formAction(
    request,
    ReportInput,
    async ({ value }) => {
      const em = await forkEm();
      const { id, title } = await getWallpaper(em, parseId(params.id));
      await limitMessages();
      const { siteUrl } = await readSiteSettings(em);
      // Mails contain it, and a Host header can be forged. Without the site's own address it is a path.
      const page = (siteUrl ?? '') + inLanguage(wallpaperPath(id));
      await sendReport(em, { id, title, page }, value, { isMailed: (await mailSettings(em)) !== null });
      return redirectWithFlash(wallpaperPath(id), { kind: 'success', ...messagesOf('reports').sent });
    },
    { unexpected: messagesOf('reports').failed },
  );
}

export const clientAction = (args: ClientActionFunctionArgs) => answerOrKeepTyped(args, messagesOf('reports').failed);

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) => {
  if (!data) return caughtErrorMeta(matches, error);
  const text = messagesOf('reports');
  return pageMeta(matches, {
    title: text.title(data.title),
    description: text.lead,
    path: reportPath(data.id),
    noIndex: true,
  });
};

export default function Report() {
  const { id, title, picture, page, rules } = useLoaderData<typeof loader>();
  const failure = useActionData<FormResult>();
  const text = messagesOf('reports');
  return (
    <div className="page static">
      <div className="static-main">
        <h1>
          <LinkedText text={text.heading} links={[() => <bdi key="title">{title}</bdi>]} />
        </h1>
        <p className="static-lead">{text.lead}</p>
        <ReportForm {...{ page, failure, rules }} />
      </div>
      <aside className="static-aside report-picture">
        <WallpaperPicture source={picture} alt="" sizes="320px" most={640} />
        <p>
          <Link to={wallpaperPath(id)}>{text.back}</Link>
        </p>
      </aside>
    </div>
  );
}
