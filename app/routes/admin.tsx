import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { Link, Outlet, useLoaderData, useLocation, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { requireAdminPage } from '~/auth/guards.server';
import { ACCOUNT_PATH } from '~/features/accounts/access.view';
import { TaskList } from '~/features/background-tasks/task-list';
import { listTasks } from '~/features/background-tasks/tasks.server';
import { siteSettings } from '~/features/site/site-settings.server';
import { IncomingFiles } from '~/features/uploads/incoming-files';
import { LANGUAGES } from '~/messages/languages';
import { type Messages, messagesOf } from '~/messages/messages';
import type { loader as rootLoader } from '~/root';
import adminStyles from '~/styles/admin/admin.css';
import formStyles from '~/styles/forms.css';
import { RadixControls } from '~/ui/admin/controls';
import { Keys } from '~/ui/admin/keys';
import { usePreloadedAdmin } from '~/ui/browser/prefetch';
import { logoStyle } from '~/ui/browser/site';
import { Button } from '~/ui/forms/button';
import { EditedGuard } from '~/ui/forms/edited-guard';
import { TooltipHost } from '~/ui/overlays/tooltip-host';
import { ErrorPage } from '~/ui/pages/error-page';
import { LinkRow } from '~/ui/shell/link-row';
import { ProgressBar } from '~/ui/shell/progress-bar';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: formStyles },
  { rel: 'stylesheet', href: adminStyles },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { em, username, formToken } = await requireAdminPage(request);
  const { timeZone } = await siteSettings();
  return { username, formToken, timeZone, tasks: await listTasks(em) };
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

interface Tab {
  name: keyof Messages['adminShell']['tabs'];
  to: string;
  /** Sections without their own tab. */
  also?: string[];
}

const TABS: Tab[] = [
  { name: 'overview', to: '/admin' },
  { name: 'wallpapers', to: '/admin/wallpapers', also: ['/admin/drafts', '/admin/sets'] },
  { name: 'categories', to: '/admin/categories', also: ['/admin/tags'] },
  { name: 'subscribers', to: '/admin/subscribers', also: ['/admin/newsletter'] },
  { name: 'inbox', to: '/admin/messages' },
  { name: 'site', to: '/admin/site' },
  { name: 'settings', to: '/admin/settings' },
];

const isWithin = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

const isCurrent = (pathname: string, { to, also = [] }: Tab) =>
  also.some((path) => isWithin(pathname, path)) || (to === '/admin' ? pathname === to : isWithin(pathname, to));

/** A plain form, because leaving the admin area must load a new document that keeps nothing of it in memory. */
function BackToSite() {
  const text = messagesOf('adminShell');
  return (
    <form method="post" action="/api/auth/logout">
      <Button type="submit" data-tooltip={text.logsOut}>
        {text.backToSite}
      </Button>
    </form>
  );
}

/** A plain form: the next document has other messages. */
function AdminLanguage() {
  const { pathname, search } = useLocation();
  const { tag } = messagesOf('language');
  return (
    <form method="post" action="/language" className="admin-language" aria-label={messagesOf('adminShell').language}>
      <input type="hidden" name="area" value="admin" />
      <input type="hidden" name="next" value={pathname + search} />
      {Object.entries(LANGUAGES).map(([code, name]) => (
        <button key={code} type="submit" name="language" value={code} lang={code} aria-pressed={code === tag}>
          {name}
        </button>
      ))}
    </form>
  );
}

function AdminBar() {
  const username = useRouteLoaderData<typeof loader>('routes/admin')?.username;
  const site = useRouteLoaderData<typeof rootLoader>('root');
  const { pathname } = useLocation();
  const text = messagesOf('adminShell');
  return (
    <header className="admin-bar">
      <Link to="/" className="brand" style={logoStyle(site?.logo)}>
        {site?.siteName}
      </Link>
      <LinkRow
        label={text.label}
        kind="tabs"
        choices={TABS.map((tab) => ({ label: text.tabs[tab.name], to: tab.to, isCurrent: isCurrent(pathname, tab) }))}
      />
      <div id="bar-end" className="admin-session">
        {username && (
          <>
            <span className="admin-user">{username}</span>{' '}
            <Link to={ACCOUNT_PATH}>{messagesOf('siteShell').pages.account}</Link>{' '}
          </>
        )}
        <Keys /> <BackToSite />
      </div>
    </header>
  );
}

function Shell({ children }: { children: ReactNode }) {
  usePreloadedAdmin();
  return (
    <>
      <AdminBar />
      <ProgressBar />
      <main id="main" className="admin-main" tabIndex={-1}>
        <RadixControls>{children}</RadixControls>
      </main>
      <AdminLanguage />
      <TooltipHost />
    </>
  );
}

export default function Admin() {
  const { tasks } = useLoaderData<typeof loader>();
  return (
    <Shell>
      <TaskList tasks={tasks} />
      <IncomingFiles />
      <EditedGuard />
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
