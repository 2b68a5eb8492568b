import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { listLargeEnough } from '~/features/cuts/large-enough.server';
import { ensureCut } from '~/features/cuts/make-cut.server';
import { ScreenPage } from '~/features/cuts/screen-page';
import { chooseCut, screenFields, screenView } from '~/features/cuts/screen-view.server';
import { recordDownload } from '~/features/downloads/record-download.queries.server';
import { useLists, writeLists } from '~/features/gallery/lists-json';
import { WallpaperList } from '~/features/gallery/wallpaper-list';
import { screenQuery } from '~/features/screens/screen-query';
import { requireShortAddress } from '~/features/screens/short-address.server';
import { FOR_ONE_SCREEN, myScreen, myScreenCookie, visitorScreen } from '~/features/screens/visitor-screen.server';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { altText } from '~/features/wallpapers/wallpaper.view';
import { readForm } from '~/http/body/body.server';
import { wantsDataSaver } from '~/http/request/data-saver.server';
import { requestContext } from '~/http/request/request-context.server';
import { refuseOtherSites } from '~/http/request/same-origin.server';
import { limitCuts, limitDownloads } from '~/http/request/visitor-limits.server';
import { parseId, seeOther } from '~/http/response/page.server';
import { screenPath, wallpaperPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import formStyles from '~/styles/forms.css';
import screenStyles from '~/styles/screen.css';
import { caughtErrorMeta } from '~/ui/pages/error-page';
import { pageMeta } from '~/ui/pages/page-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const links = stylesheets(formStyles, screenStyles);

const FITTING = { key: 'fitting', offset: 0, next: null, previous: null };

const formStatus = ({ errors }: { errors: object }) => (Object.keys(errors).length > 0 ? 422 : 200);

export async function loader({ request, params }: LoaderFunctionArgs) {
  requireShortAddress(new URL(request.url));
  const em = await forkEm();
  const wallpaper = await getWallpaper(em, parseId(params.id));
  const kept = myScreen(request.headers.get('Cookie') ?? '');
  const mine = visitorScreen(Object.fromEntries(request.headers));
  const view = await screenView(fileStore(), wallpaper, screenFields(new URL(request.url).searchParams), mine);
  const isTooSmall = view.lack.width + view.lack.height > 0;
  const dataSaver = wantsDataSaver(request.headers);
  const others = isTooSmall ? await listLargeEnough(em, wallpaper.id, view.screen, dataSaver) : [];
  const { lists } = writeLists([{ ...FITTING, heading: messagesOf('cuts').others, items: others }]);
  return data({ wallpaper, view, mine, kept, lists }, { status: formStatus(view), headers: FOR_ONE_SCREEN });
}

export async function action({ request, params }: ActionFunctionArgs) {
  refuseOtherSites();
  const form = await readForm(request);
  const em = await forkEm();
  const wallpaper = await getWallpaper(em, parseId(params.id));
  const fields = screenFields(form);
  const { cut, screen, errors } = chooseCut(wallpaper, fields, myScreen(request.headers.get('Cookie') ?? ''));
  if (errors) {
    const view = await screenView(fileStore(), wallpaper, fields, null);
    return data({ view }, { status: 422, headers: FOR_ONE_SCREEN });
  }
  const address = `${screenPath(wallpaper.id)}?${screenQuery(Object.entries(fields))}`;
  if (form.intent === 'keep' || form.intent === 'forget') {
    const cookie = myScreenCookie(form.intent === 'keep' ? screen : null, requestContext().isHttps);
    return seeOther(address, { 'Set-Cookie': cookie });
  }
  // Without JavaScript, every button sends the form.
  if (form.intent !== 'download') return seeOther(address);
  await limitDownloads();
  const name = await ensureCut(fileStore(), wallpaper, cut, limitCuts);
  await recordDownload(em, wallpaper.id);
  return seeOther(`${wallpaperPath(wallpaper.id)}/file/${name}`);
}

export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: found, error, matches }) => {
  if (!found) return caughtErrorMeta(matches, error);
  const { id, title } = found.wallpaper;
  return pageMeta(matches, {
    title: messagesOf('cuts').title(title),
    description: messagesOf('cuts').description(altText(found.wallpaper)),
    // Search engines keep the wallpaper's page.
    path: wallpaperPath(id),
  });
};

export default function Screen() {
  const { wallpaper, view, mine, kept, lists } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const shown = refused?.view ?? view;
  const isKept = kept !== null && kept.width === shown.screen.width && kept.height === shown.screen.height;
  const [fitting] = useLists(lists);
  return (
    <ScreenPage wallpaper={wallpaper} view={shown} mine={mine} isKept={isKept}>
      {fitting && fitting.items.length > 0 && <WallpaperList list={fitting} />}
    </ScreenPage>
  );
}
