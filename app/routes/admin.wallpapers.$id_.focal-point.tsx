import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { pointValues } from '~/features/curation/edit/edit-values';
import { FocalForm } from '~/features/curation/edit/focal-form';
import { chooseFocalPoint, findFocalPointAgain } from '~/features/curation/edit/focal-point.server';
import { listBehind, pathBesideList } from '~/features/curation/list/admin-list.view';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { FocalPointForm } from '~/features/wallpapers/wallpaper.schema';
import { parseId, redirectWithFlash } from '~/http/response/page.server';
import { openedMarks } from '~/lib/edited-form.server';
import { editPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import listStyles from '~/styles/admin/admin-list.css';
import { adminMeta } from '~/ui/pages/admin-meta';
import { LinkedText } from '~/ui/pages/linked-text';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: listStyles }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const wallpaper = await getWallpaper(em, parseId(params.id));
  return { wallpaper, opened: openedMarks(pointValues(wallpaper)), query: listBehind(request.url) };
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(args, FocalPointForm, async ({ em, value, fields }) => {
    const id = parseId(args.params.id);
    if (value) await chooseFocalPoint(em, id, value, fields);
    else await findFocalPointAgain(em, fileStore(), id);
    const text = messagesOf('wallpaperEdit').focal;
    const title = value ? text.saved : text.foundAgain;
    return redirectWithFlash(pathBesideList(editPath(id), listBehind(args.request.url)), { kind: 'success', title });
  });
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  adminMeta(matches, messagesOf('wallpaperEdit').focal.title(data?.wallpaper.title));

export default function FocalPointPage() {
  const { wallpaper, opened, query } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { focal, backToEditing } = messagesOf('wallpaperEdit');
  return (
    <div className="confirm-page">
      <h1>
        <LinkedText text={focal.heading} links={[() => <bdi key="title">{wallpaper.title}</bdi>]} />
      </h1>
      <FocalForm {...{ wallpaper, opened, query, failure }} isOpen />
      <Link to={pathBesideList(editPath(wallpaper.id), query)}>{backToEditing}</Link>
    </div>
  );
}
