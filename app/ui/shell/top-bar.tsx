import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FILTER_PARAMETERS } from '~/lib/paths';
import { LinkRow } from './link-row';
import { Menu } from './menu';
import { SearchForm } from './search-form';
import { type SocialLink, SocialLinks } from './social-links';

const TABS = [
  { label: 'Home', tab: null },
  { label: 'PC', labelEnd: 'Wallpapers', tab: 'pc' },
  { label: 'Mobile', labelEnd: 'Wallpapers', tab: 'mobile' },
  { label: 'Random', tab: 'random' },
];

function Tabs({ current }: { current: string | null | undefined }) {
  return (
    <LinkRow
      label="Main"
      kind="tabs"
      choices={TABS.map(({ label, labelEnd, tab }) => ({
        label,
        labelEnd,
        to: tab ? `/?tab=${tab}#wallpapers` : '/#wallpapers',
        isCurrent: current !== undefined && (tab === null ? current === null || current === 'home' : tab === current),
      }))}
    />
  );
}

/** A search from a filtered list keeps its filters. An order or a colour value would not fit, and a tab's device is its own. */
function keptFilters(pathname: string, address: URLSearchParams): [name: string, value: string][] {
  if (!/^\/($|(category|tag|colour)\/)/.test(pathname)) return [];
  const left = ['sort', 'hex', ...(address.has('tab') ? ['device'] : [])];
  return [...address].filter(([name, value]) => value && FILTER_PARAMETERS.includes(name) && !left.includes(name));
}

/** Where one can go from anywhere. What does not fit is in the menu: what the bar shows and what the menu shows is up to the width. */
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
        <Link to="/" className="brand">
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
