import { Outlet, useLocation } from '@remix-run/react';
import { type Messages, messagesOf } from '~/messages/messages';
import formStyles from '~/styles/admin/admin-forms.css';
import { stylesheets } from '~/ui/pages/stylesheets';
import { LinkRow } from '~/ui/shell/link-row';

export const links = stylesheets(formStyles);

const PAGES: { name: keyof Messages['siteShell']['pages']; to: string }[] = [
  { name: 'identity', to: '/admin/site' },
  { name: 'access', to: '/admin/site/access' },
  { name: 'tokens', to: '/admin/site/access/tokens' },
];

/** The longest address that the path is within. */
const currentPage = (pathname: string) =>
  PAGES.findLast(({ to }) => pathname === to || (to !== '/admin/site' && pathname.startsWith(`${to}/`)))?.to;

/** The frame around the settings of the site. */
export default function Site() {
  const { pathname } = useLocation();
  const text = messagesOf('siteShell');
  return (
    <>
      <div className="admin-head">
        <h1>{text.title}</h1>
        <LinkRow
          label={text.label}
          kind="switch"
          choices={PAGES.map(({ name, to }) => ({
            label: text.pages[name],
            to,
            isCurrent: to === currentPage(pathname),
          }))}
        />
      </div>
      <Outlet />
    </>
  );
}
