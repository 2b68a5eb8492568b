import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { listCategories } from '~/features/categories/categories.queries.server';
import { EditAside, Neighbours } from '~/features/wallpapers/admin/edit/edit-aside';
import { type EditFailure, EditForm } from '~/features/wallpapers/admin/edit/edit-form';
import { PictureForm } from '~/features/wallpapers/admin/edit/picture-form';
import { updateWallpaper } from '~/features/wallpapers/admin/edit/update-wallpaper.server';
import { neighboursInList } from '~/features/wallpapers/admin/list/admin-list.queries.server';
import {
  adminListPath,
  editPath,
  listBehind,
  pathBesideList,
  rowPath,
} from '~/features/wallpapers/admin/list/admin-list.view';
import { sayLeftOut } from '~/features/wallpapers/autofill';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { WallpaperEdit } from '~/features/wallpapers/wallpaper.schema';
import { rulesOf } from '~/http/body/form.server';
import { parseId, redirectWithFlash } from '~/http/response/page.server';
import { env } from '~/lib/env.server';
import { readId } from '~/lib/id';
import listStyles from '~/styles/admin-list.css';
import { answerOrKeepTyped } from '~/ui/forms/keep-typed';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: listStyles }];

const listQuery = (request: Request) => listBehind(new URL(request.url).searchParams);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const query = listQuery(request);
  const wallpaper = await getWallpaper(em, parseId(params.id));
  const [categories, neighbours] = await Promise.all([listCategories(em), neighboursInList(em, query, wallpaper.id)]);
  return {
    wallpaper,
    categories,
    neighbours,
    query,
    maxUploadMb: env.MAX_UPLOAD_MB,
    rules: rulesOf(WallpaperEdit),
  };
}

export async function action(args: ActionFunctionArgs) {
  const query = listQuery(args.request);
  return adminAction(
    args,
    WallpaperEdit,
    async ({ em, value, fields }) => {
      const id = parseId(args.params.id);
      // A box without a tick is not sent at all.
      await updateWallpaper(em, id, { ...value, featured: value.featured ?? false });
      const next = readId(String(fields.next));
      const path = next ? pathBesideList(editPath(next), query) : rowPath(query, id);
      const text = sayLeftOut(String(fields.tags));
      return redirectWithFlash(path, { kind: 'success', title: 'Wallpaper updated successfully', text });
    },
    {
      onRefusal: async ({ data: failure, init }) => {
        const stored = init?.status === 409 ? await getWallpaper(await forkEm(), parseId(args.params.id)) : undefined;
        return data({ ...failure, stored }, init ?? undefined);
      },
    },
  );
}

export const clientAction = (args: ClientActionFunctionArgs) => answerOrKeepTyped(args, 'Please try again later.');

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  adminMeta(matches, `Edit ${data?.wallpaper.title ?? 'wallpaper'}`);

export default function EditWallpaper() {
  const { wallpaper, categories, neighbours, query, maxUploadMb, rules } = useLoaderData<typeof loader>();
  const failure = useActionData<EditFailure>();
  return (
    <div className="form-page">
      <div className="edit-head">
        <h1>Edit “{wallpaper.title}”</h1>
        <Neighbours neighbours={neighbours} query={query} />
      </div>
      <EditAside wallpaper={wallpaper} query={query} />
      <EditForm
        // Another wallpaper, or another picture, is another form; what was typed into a refused one stays.
        key={failure ? 'refused' : `${wallpaper.id} ${wallpaper.version}`}
        {...{ wallpaper, failure, rules, categories }}
        next={neighbours.next}
        cancelPath={adminListPath(query)}
      />
      <PictureForm {...{ wallpaper, query, maxUploadMb }} />
    </div>
  );
}
