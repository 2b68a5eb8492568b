import { Link, Outlet, useLoaderData, useLocation, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { forkEm } from '~/db/orm.server';
import { listCategories } from '~/features/categories/categories.queries.server';
import { socialLinks } from '~/http/social-links.server';
import { categoryPath } from '~/lib/paths';
import type { loader as rootLoader } from '~/root';
import { ErrorPage } from '~/ui/error-page';
import { LinkRow } from '~/ui/link-row';
import { SearchForm } from '~/ui/search-form';

export async function loader() {
  return { categories: await listCategories(await forkEm()), social: socialLinks() };
}

const TABS = [
  { label: 'Home', tab: null },
  { label: 'PC', labelEnd: 'Wallpapers', tab: 'pc' },
  { label: 'Mobile', labelEnd: 'Wallpapers', tab: 'mobile' },
  { label: 'Random', tab: 'random' },
];

function useCurrentTab(): string | null | undefined {
  const { pathname, search } = useLocation();
  return pathname === '/' ? new URLSearchParams(search).get('tab') : undefined;
}

function TopBar() {
  const site = useRouteLoaderData<typeof rootLoader>('root');
  const { pathname, search } = useLocation();
  const current = useCurrentTab();
  const isLanding = pathname === '/' && search === '';
  return (
    <header className="top-bar">
      <div className="top-bar-row">
        <Link to="/" className="brand">
          {site?.siteName}
        </Link>
        <LinkRow
          label="Main"
          kind="tabs"
          choices={TABS.map(({ label, labelEnd, tab }) => ({
            label,
            labelEnd,
            to: tab ? `/?tab=${tab}#wallpapers` : '/',
            isCurrent:
              current !== undefined && (tab === null ? current === null || current === 'home' : tab === current),
          }))}
        />
        {!isLanding && <SearchForm id="search" query={new URLSearchParams(search).get('q') ?? ''} />}
      </div>
    </header>
  );
}

function Footer({ categories, social }: Awaited<ReturnType<typeof loader>>) {
  const site = useRouteLoaderData<typeof rootLoader>('root');
  return (
    <footer className="footer">
      {categories.length > 0 && (
        <nav aria-label="Categories">
          <ul>
            {categories.slice(0, 4).map(({ slug, name }) => (
              <li key={slug}>
                <Link to={categoryPath(slug)} discover="none">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {social.length > 0 && (
        <nav aria-label="Follow us">
          <ul>
            {social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="me noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p>© 2024 {site?.siteName}</p>
    </footer>
  );
}

function Shell({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  return (
    <>
      <TopBar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </>
  );
}

export default function Site() {
  const data = useLoaderData<typeof loader>();
  return (
    <Shell footer={<Footer {...data} />}>
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
