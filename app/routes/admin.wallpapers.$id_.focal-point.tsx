import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { FocalForm } from '~/features/curation/edit/focal-form';
import { chooseFocalPoint, findFocalPointAgain } from '~/features/curation/edit/focal-point.server';
import { listBehind, pathBesideList } from '~/features/curation/list/admin-list.view';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { FocalPointForm } from '~/features/wallpapers/wallpaper.schema';
import { parseId, redirectWithFlash } from '~/http/response/page.server';
import { editPath } from '~/lib/paths';
import { fileStore } from '~/storage/store.server';
import listStyles from '~/styles/admin/admin-list.css';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: listStyles }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  return { wallpaper: await getWallpaper(em, parseId(params.id)), query: listBehind(request) };
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(args, FocalPointForm, async ({ em, value }) => {
    const id = parseId(args.params.id);
    if (value) await chooseFocalPoint(em, id, value);
    else await findFocalPointAgain(em, fileStore(), id);
    const title = value ? 'The main point is where you put it' : 'The main point was looked for again';
    return redirectWithFlash(pathBesideList(editPath(id), listBehind(args.request)), { kind: 'success', title });
  });
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  adminMeta(matches, `The main point of ${data?.wallpaper.title ?? 'a wallpaper'}`);

export default function FocalPointPage() {
  const { wallpaper, query } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <div className="confirm-page">
      <h1>
        The main point of “<bdi>{wallpaper.title}</bdi>”
      </h1>
      <FocalForm {...{ wallpaper, query, failure }} isOpen />
      <Link to={pathBesideList(editPath(wallpaper.id), query)}>Back to editing</Link>
    </div>
  );
}
