import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { findActor } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { usePictureFallback } from '~/features/gallery/image-fallback';
import { QuickViewHost } from '~/features/gallery/quick-view/quick-view-host';
import { Newsletter, SubscribeLink } from '~/features/newsletter/newsletter';
import { siteSettings } from '~/features/site/site-settings.server';
import { ownPages, siteNotice } from '~/features/site/site-texts.server';
import { listCategories } from '~/features/taxonomy/categories/categories.queries.server';
import { categoryPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import type { loader as rootLoader } from '~/root';
import { usePrefetch } from '~/ui/browser/prefetch';
import { buttonProps } from '~/ui/forms/button-props';
import { TooltipHost } from '~/ui/overlays/tooltip-host';
import { ErrorPage } from '~/ui/pages/error-page';
import { Footer, SizeChoice } from '~/ui/shell/footer';
import { ProgressBar } from '~/ui/shell/progress-bar';
import { Top, ToTop } from '~/ui/shell/to-top';
import { TopBar } from '~/ui/shell/top-bar';

export const handle = { dataSaver: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const em = await forkEm();
  // Responses to requests with a session are private (http/middleware/private-responses.server.ts).
  const isAdministrator = (await findActor(em, request)) !== null;
  const { social, texts } = await siteSettings();
  return {
    categories: await listCategories(em),
    social,
    ownPages: ownPages(texts),
    notice: await siteNotice(),
    isAdministrator,
  };
}

export { skipRevalidationOnHashChange as shouldRevalidate } from '~/ui/overlays/hash-dialog';

function Shell({ children }: { children: ReactNode }) {
  usePictureFallback();
  usePrefetch();
  const { siteName = '', dataSaver = false } = useRouteLoaderData<typeof rootLoader>('root') ?? {};
  const {
    categories = [],
    social = [],
    ownPages = [],
    notice = null,
    isAdministrator = false,
  } = useRouteLoaderData<typeof loader>('routes/_site') ?? {};
  return (
    <>
      <Top />
      <TopBar siteName={siteName} social={social}>
        {isAdministrator && (
          <a href="/admin" {...buttonProps('quiet')}>
            {messagesOf('siteFrame').admin}
          </a>
        )}
        <SubscribeLink />
      </TopBar>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: siteNotice escapes HTML and refuses other protocols */}
      {notice && <div className="notice-layer" dangerouslySetInnerHTML={{ __html: notice }} />}
      {!dataSaver && (
        <noscript>
          <div className="small-pictures">
            <SizeChoice isSmall={false}>{messagesOf('shell').footer.smallSaves}</SizeChoice>
          </div>
        </noscript>
      )}
      <ProgressBar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer
        siteName={siteName}
        categories={categories.slice(0, 4).map(({ name, slug }) => ({ name, path: categoryPath(slug) }))}
        social={social}
        ownPages={ownPages}
        hasSmallPictures={dataSaver}
      >
        <ToTop />
        <TooltipHost />
      </Footer>
      <Newsletter />
      <QuickViewHost />
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
