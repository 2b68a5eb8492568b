import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { getSentLetter } from '~/features/newsletter/letters/letters.queries.server';
import { loadCards } from '~/features/wallpapers/load-wallpapers.queries.server';
import { WallpaperPicture } from '~/features/wallpapers/wallpaper-picture';
import { parseId } from '~/http/response/page.server';
import { wallpaperPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import staticStyles from '~/styles/static.css';
import { caughtErrorMeta } from '~/ui/pages/error-page';
import { pageMeta } from '~/ui/pages/page-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const links = stylesheets(staticStyles);

export async function loader({ params }: LoaderFunctionArgs) {
  const em = await forkEm();
  const { wallpapers, ...letter } = await getSentLetter(em, parseId(params.id));
  return { ...letter, pictures: await loadCards(em, wallpapers) };
}

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) =>
  data
    ? pageMeta(matches, {
        title: data.subject,
        description: messagesOf('letterArchive').lead,
        path: `/letters/${data.id}`,
      })
    : caughtErrorMeta(matches, error);

export default function Letter() {
  const { subject, words, sentAt, pictures } = useLoaderData<typeof loader>();
  return (
    <div className="page static">
      <div className="static-main letter">
        <h1>{subject}</h1>
        <p>
          <Link to="/letters">{messagesOf('letterArchive').title}</Link> · <time dateTime={sentAt}>{sentAt}</time>
        </p>
        {words && <p className="letter-words">{words}</p>}
        {pictures.map((picture) => (
          <p key={picture.id}>
            <Link to={wallpaperPath(picture.id)}>
              <WallpaperPicture source={picture} alt="" sizes="640px" most={640} />
              {picture.title}
            </Link>
          </p>
        ))}
      </div>
    </div>
  );
}
