import { Outlet, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { forkEm } from '~/db/orm.server';
import { listCategories } from '~/features/categories/categories.queries.server';
import { Newsletter, SubscribeLink } from '~/features/subscribers/newsletter';
import { usePictureFallback } from '~/features/wallpapers/gallery/image-fallback';
import { OpeningWallpaper } from '~/features/wallpapers/gallery/opening-wallpaper';
import { QuickViewHost } from '~/features/wallpapers/gallery/quick-view/quick-view-host';
import { socialLinks } from '~/lib/env.server';
import { categoryPath } from '~/lib/paths';
import type { loader as rootLoader } from '~/root';
import { usePrefetch } from '~/ui/browser/prefetch';
import { unlessOnlyHashChanges } from '~/ui/overlays/hash-dialog';
import { TooltipHost } from '~/ui/overlays/tooltip-host';
import { ErrorPage } from '~/ui/pages/error-page';
import { Footer } from '~/ui/shell/footer';
import { ProgressBar } from '~/ui/shell/progress-bar';
import { Top, ToTop } from '~/ui/shell/to-top';
import { TopBar } from '~/ui/shell/top-bar';

export async function loader() {
  return { categories: await listCategories(await forkEm()), social: socialLinks() };
}

export const shouldRevalidate = unlessOnlyHashChanges;

function Shell({ children }: { children: ReactNode }) {
  usePictureFallback();
  usePrefetch();
  const { siteName = '', littleData = false } = useRouteLoaderData<typeof rootLoader>('root') ?? {};
  const { categories = [], social = [] } = useRouteLoaderData<typeof loader>('routes/_site') ?? {};
  return (
    <>
      <Top />
      <TopBar siteName={siteName} social={social} subscribe={<SubscribeLink />} />
      <ProgressBar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer
        siteName={siteName}
        categories={categories.slice(0, 4).map(({ name, slug }) => ({ name, path: categoryPath(slug) }))}
        social={social}
        hasSmallPictures={littleData}
      >
        <ToTop />
        <TooltipHost />
      </Footer>
      <Newsletter />
      <QuickViewHost />
      <OpeningWallpaper />
    </>
  );
}

export default function Site() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  return (
    <Shell>
      <ErrorPage />
    </Shell>
  );
}
