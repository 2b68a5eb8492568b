import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FILTER_PARAMETERS } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { logoStyle, useSite } from '~/ui/browser/site';
import { LinkRow } from './link-row';
import { Menu } from './menu';
import { SearchForm } from './search-form';
import { type SocialLink, SocialLinks } from './social-links';

/** A label may have a second part, which narrow screens hide. */
function tabs(): { label: [string, string?]; tab: string | null }[] {
  const { home, pc, mobile, random } = messagesOf('shell').tabs;
  return [
    { label: [home], tab: null },
    { label: pc, tab: 'pc' },
    { label: mobile, tab: 'mobile' },
    { label: [random], tab: 'random' },
  ];
}

function Tabs({ current }: { current: string | null | undefined }) {
  return (
    <LinkRow
      label={messagesOf('shell').main}
      kind="tabs"
      choices={tabs().map(({ label: [label, labelEnd], tab }) => ({
        label,
        labelEnd,
        to: tab ? `/?tab=${tab}#wallpapers` : '/#wallpapers',
        isCurrent: current !== undefined && (tab === null ? current === null || current === 'home' : tab === current),
      }))}
    />
  );
}

/** A search from a filtered list keeps its filters, except the order and a tab's device. */
function keptFilters(pathname: string, address: URLSearchParams): [name: string, value: string][] {
  if (!/^\/($|(category|tag|colour)\/)/.test(pathname)) return [];
  const left = ['sort', ...(address.has('tab') ? ['device'] : [])];
  return [...address].filter(([name, value]) => value && FILTER_PARAMETERS.includes(name) && !left.includes(name));
}

/** The main navigation. The style sheet decides by width what the bar shows and what the menu shows. */
export function TopBar({
  siteName,
  social,
  children,
}: {
  siteName: string;
  social: SocialLink[];
  /** Buttons. */
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const address = new URLSearchParams(search);
  return (
    <header className="top-bar">
      <div className="top-bar-row">
        <Link to="/" className="brand" style={logoStyle(useSite()?.logo)}>
          {siteName}
        </Link>
        <Tabs current={pathname === '/' ? address.get('tab') : undefined} />
        <SearchForm query={address.get('q') ?? ''} filters={keptFilters(pathname, address)} key={pathname + search} />
        <div className="bar-extras">{children}</div>
        <ul className="marks">
          <SocialLinks links={social} asMarks />
        </ul>
        <Menu>
          {children}
          <ul>
            <SocialLinks links={social} />
          </ul>
        </Menu>
      </div>
    </header>
  );
}
