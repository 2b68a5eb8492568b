import { Outlet, useLocation } from '@remix-run/react';
import { type Messages, messagesOf } from '~/messages/messages';
import formStyles from '~/styles/admin/admin-forms.css';
import { stylesheets } from '~/ui/pages/stylesheets';
import { LinkRow } from '~/ui/shell/link-row';

export const links = stylesheets(formStyles);

const PAGES: { name: keyof Messages['siteShell']['pages']; to: string }[] = [
  { name: 'identity', to: '/admin/site' },
  { name: 'texts', to: '/admin/site/texts' },
  { name: 'mail', to: '/admin/site/mail' },
  { name: 'updates', to: '/admin/site/updates' },
];

const isCurrent = (pathname: string, to: string) =>
  to === '/admin/site' ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);

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
          choices={PAGES.map(({ name, to }) => ({ label: text.pages[name], to, isCurrent: isCurrent(pathname, to) }))}
        />
      </div>
      <Outlet />
    </>
  );
}
