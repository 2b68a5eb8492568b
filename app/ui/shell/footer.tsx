import { Form, Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { COLOUR_SCHEMES } from '~/lib/colours/colour-schemes';
import { messagesOf } from '~/messages/messages';
import { useSite } from '~/ui/browser/site';
import { ChoiceForm } from '~/ui/forms/choice-form';
import { spaced } from '~/ui/shell/spaced';
import { LanguageMenu } from './language-menu';
import { type SocialLink, SocialLinks } from './social-links';

function pages() {
  const { help, changers, contact, terms, privacy } = messagesOf('shell').footer;
  return [
    { name: help, path: '/help' },
    { name: changers, path: '/changers' },
    { name: contact, path: '/contact' },
    { name: terms, path: '/terms' },
    { name: privacy, path: '/privacy' },
  ];
}

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

/** Switches between small and full pictures. */
export function SizeChoice({ isSmall, children }: { isSmall: boolean; children?: ReactNode }) {
  const text = messagesOf('shell').footer;
  return (
    <ChoiceForm
      action="/small-pictures"
      name="small"
      value={isSmall ? 0 : 1}
      data-tooltip={isSmall ? undefined : text.smallMeans}
    >
      {children ?? (isSmall ? text.fullPictures : text.smallPictures)}
    </ChoiceForm>
  );
}

/** Follows the device until a visitor chooses. */
function ColourSchemeChoice() {
  const { pathname, search } = useLocation();
  const text = messagesOf('shell').footer;
  const chosen = useSite()?.colourScheme ?? 'system';
  return (
    <Form method="post" action="/theme" preventScrollReset className="scheme-choice" aria-label={text.theme}>
      {!pathname.startsWith('/-') && <input type="hidden" name="next" value={pathname + search} />}
      {spaced(
        (['system', ...COLOUR_SCHEMES] as const).map((one) => (
          <button key={one} type="submit" name="theme" value={one} aria-pressed={one === chosen}>
            {text.themes[one]}
          </button>
        )),
      )}
    </Form>
  );
}

export function Footer({
  siteName,
  categories,
  social,
  ownPages,
  hasSmallPictures,
  children,
}: {
  siteName: string;
  categories: { name: string; path: string }[];
  social: SocialLink[];
  /** The owner's pages that have a text. */
  ownPages: { name: string; path: string }[];
  hasSmallPictures: boolean;
  children: ReactNode;
}) {
  const text = messagesOf('shell').footer;
  return (
    <footer className="footer">
      <div className="footer-row">
        {categories.length > 0 && <FooterLinks label={text.categories} links={categories} />}
        <FooterLinks label={text.about} links={[...pages(), ...ownPages]} />
        {social.length > 0 && (
          <nav aria-label={text.follow}>
            <ul>
              <SocialLinks links={social} />
            </ul>
          </nav>
        )}
        <SizeChoice isSmall={hasSmallPictures} />
        <ColourSchemeChoice />
        <LanguageMenu />
        <p>{text.copyright(siteName)}</p>
      </div>
      {children}
    </footer>
  );
}
