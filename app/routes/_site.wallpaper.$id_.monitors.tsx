import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { ensureMonitors } from '~/features/cuts/monitors/make-monitors.server';
import { fieldValues } from '~/features/cuts/monitors/monitors.view';
import { MonitorsPage } from '~/features/cuts/monitors/monitors-page';
import { monitorFields, monitorsView, readMonitors } from '~/features/cuts/monitors/monitors-view.server';
import { recordDownload } from '~/features/downloads/record-download.queries.server';
import { FOR_ONE_SCREEN, visitorScreen } from '~/features/screens/visitor-screen.server';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { altText } from '~/features/wallpapers/wallpaper.view';
import { readForm } from '~/http/body/body.server';
import { refuseOtherSites } from '~/http/request/same-origin.server';
import { limitCuts, limitDownloads } from '~/http/request/visitor-limits.server';
import { parseId, seeOther } from '~/http/response/page.server';
import { monitorsPath, monitorsZipPath, wallpaperPath, withQuery } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import formStyles from '~/styles/forms.css';
import monitorStyles from '~/styles/monitors.css';
import screenStyles from '~/styles/screen.css';
import { caughtErrorMeta } from '~/ui/pages/error-page';
import { pageMeta } from '~/ui/pages/page-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const links = stylesheets(formStyles, screenStyles, monitorStyles);

const formStatus = ({ errors }: { errors: object }) => (Object.keys(errors).length > 0 ? 422 : 200);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const wallpaper = await getWallpaper(await forkEm(), parseId(params.id));
  const given = Object.fromEntries(new URL(request.url).searchParams);
  const view = monitorsView(wallpaper, monitorFields(given, visitorScreen(Object.fromEntries(request.headers))));
  return data({ wallpaper, view }, { status: formStatus(view), headers: FOR_ONE_SCREEN });
}

export async function action({ request, params }: ActionFunctionArgs) {
  refuseOtherSites();
  const form = await readForm(request);
  const em = await forkEm();
  const wallpaper = await getWallpaper(em, parseId(params.id));
  const fields = monitorFields(form, null);
  const { asked, errors } = readMonitors(fields);
  if (Object.keys(errors).length > 0) {
    return data({ view: monitorsView(wallpaper, fields) }, { status: 422, headers: FOR_ONE_SCREEN });
  }
  if (form.intent !== 'download') return seeOther(withQuery(monitorsPath(wallpaper.id), fieldValues(fields)));
  await limitDownloads();
  await ensureMonitors(fileStore(), wallpaper, asked, limitCuts);
  await recordDownload(em, wallpaper.id);
  return seeOther(withQuery(monitorsZipPath(wallpaper.id), fieldValues(fields)));
}

export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: found, error, matches }) => {
  if (!found) return caughtErrorMeta(matches, error);
  const { id, title } = found.wallpaper;
  return pageMeta(matches, {
    title: messagesOf('monitors').title(title),
    description: messagesOf('monitors').description(altText(found.wallpaper)),
    // Search engines keep the wallpaper's page.
    path: wallpaperPath(id),
  });
};

export default function Monitors() {
  const { wallpaper, view } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <MonitorsPage wallpaper={wallpaper} view={refused?.view ?? view} />;
}
