import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { socialImage } from '~/features/wallpapers/social-image';
import { altText } from '~/features/wallpapers/wallpaper.view';
import { WallpaperDetails } from '~/features/wallpapers/wallpaper-details';
import { WallpaperList } from '~/features/wallpapers/wallpaper-list';
import { getWallpaper, listRelated } from '~/features/wallpapers/wallpapers.queries.server';
import { orErrorPage, parseId } from '~/http/page.server';
import { requestContext } from '~/http/request-context.server';
import { largeWidth, renditionPath } from '~/images/variants';
import { categoryPath, wallpaperPath } from '~/lib/paths';
import { breadcrumbData, pageMeta, siteFacts } from '~/ui/page-meta';

const RELATED = 20;

export async function loader({ params }: LoaderFunctionArgs) {
  const em = await forkEm();
  const wallpaper = await orErrorPage(getWallpaper(em, parseId(params.id)));
  const related = await listRelated(em, wallpaper, RELATED);
  return { wallpaper, related, pageUrl: requestContext().origin + wallpaperPath(wallpaper.id) };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const site = siteFacts(matches);
  if (!data) return pageMeta(site, { title: 'Page not found', description: '', path: '/', noIndex: true });
  const { wallpaper } = data;
  const { id, title, resolution, category, fileKey, width, height } = wallpaper;
  const path = wallpaperPath(id);
  const origin = site?.origin ?? '';
  const description =
    wallpaper.description?.slice(0, 300) ??
    `${altText(wallpaper)}: a free ${resolution} wallpaper to download in full quality.`;
  const image = socialImage(wallpaper);
  return pageMeta(site, {
    title,
    description,
    path,
    type: 'article',
    image,
    structuredData: [
      breadcrumbData(origin, [
        { name: 'Home', path: '/' },
        ...(category ? [{ name: category.name, path: categoryPath(category.slug) }] : []),
        { name: title, path },
      ]),
      {
        '@type': 'ImageObject',
        name: title,
        description,
        url: origin + path,
        contentUrl: origin + renditionPath(fileKey, largeWidth(width), 'jpg'),
        thumbnailUrl: origin + image.path,
        width,
        height,
        keywords: wallpaper.tags.join(', '),
        uploadDate: wallpaper.createdAt,
      },
    ],
  });
};

export default function WallpaperPage() {
  const { wallpaper, related, pageUrl } = useLoaderData<typeof loader>();
  const more = {
    key: 'related',
    heading: 'Explore More Wallpapers',
    items: related,
    offset: 0,
    next: null,
    previous: null,
  };
  return (
    <>
      <WallpaperDetails key={wallpaper.id} wallpaper={wallpaper} pageUrl={pageUrl} />
      {related.length > 0 && (
        <div className="page">
          <WallpaperList key={wallpaper.id} list={more} isFirst={false} />
        </div>
      )}
    </>
  );
}
