import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { type SocialLink, SocialLinks } from './social-links';

const PAGES = [
  { name: 'Help Center', path: '/help' },
  { name: 'Wallpaper Changers', path: '/changers' },
  { name: 'Contact Us', path: '/contact' },
  { name: 'Terms of Service', path: '/terms' },
  { name: 'Privacy Policy', path: '/privacy' },
];

const SMALL_MEANS = 'Fewer and smaller pictures and no scripts, to save data';

function FooterLinks({ label, links }: { label: string; links: { name: string; path: string }[] }) {
  return (
    <nav aria-label={label}>
      <ul>
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link to={path} discover="none">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Chooses between small and full pictures. A form of the browser's own: the page that follows has its scripts, or has none. */
function PictureChoice({ isSmall }: { isSmall: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/small-pictures">
      {/* One page stands for all that do not exist: only the Referer tells which. */}
      {!pathname.startsWith('/-') && <input type="hidden" name="next" value={pathname + search} />}
      <button type="submit" name="small" value={isSmall ? 0 : 1} data-tooltip={isSmall ? undefined : SMALL_MEANS}>
        {isSmall ? 'Full pictures' : 'Small pictures'}
      </button>
    </form>
  );
}

export function Footer({
  siteName,
  categories,
  social,
  hasSmallPictures,
  children,
}: {
  siteName: string;
  categories: { name: string; path: string }[];
  social: SocialLink[];
  hasSmallPictures: boolean;
  children: ReactNode;
}) {
  return (
    <footer className="footer">
      <div className="footer-row">
        {categories.length > 0 && <FooterLinks label="Largest categories" links={categories} />}
        <FooterLinks label="About this site" links={PAGES} />
        {social.length > 0 && (
          <nav aria-label="Follow us">
            <ul>
              <SocialLinks links={social} />
            </ul>
          </nav>
        )}
        <PictureChoice isSmall={hasSmallPictures} />
        <p>© 2024 {siteName}</p>
      </div>
      {children}
    </footer>
  );
}
