import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { type SocialLink, SocialLinks } from './social-links';

const PAGES = [
  { name: 'Help Center', path: '/help' },
  { name: 'Contact Us', path: '/contact' },
  { name: 'Terms of Service', path: '/terms' },
  { name: 'Privacy Policy', path: '/privacy' },
];

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

/** The foot of every page. What an error page cannot know is left out. */
export function Footer({
  siteName,
  categories,
  social,
  children,
}: {
  siteName: string;
  categories: { name: string; path: string }[];
  social: SocialLink[];
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
        <p>© 2024 {siteName}</p>
      </div>
      {children}
    </footer>
  );
}
