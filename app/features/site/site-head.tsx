import { type Messages, messagesOf } from '~/messages/messages';
import { LinkRow } from '~/ui/shell/link-row';

type SitePage = keyof Messages['siteShell']['pages'];

const PAGES: { name: SitePage; to: string }[] = [
  { name: 'identity', to: '/admin/site' },
  { name: 'texts', to: '/admin/site/texts' },
  { name: 'mail', to: '/admin/site/mail' },
  { name: 'system', to: '/admin/site/system' },
  { name: 'account', to: '/admin/site/account' },
];

/** Heading of the site's settings, with links to all of them. */
export function SiteHead({ current }: { current: SitePage }) {
  const text = messagesOf('siteShell');
  return (
    <div className="admin-head">
      <h1>{text.title}</h1>
      <LinkRow
        label={text.label}
        kind="switch"
        choices={PAGES.map(({ name, to }) => ({ label: text.pages[name], to, isCurrent: name === current }))}
      />
    </div>
  );
}
