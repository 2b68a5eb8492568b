import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Links, Meta, Outlet, useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { type ReactNode, useContext, useEffect } from 'react';
import { siteSettings } from '~/features/site/site-settings.server';
import { accentPath } from '~/lib/colours/accent-styles.server';
import { COLOUR_SCHEMES } from '~/lib/colours/colour-schemes';
import { galleryMark } from '~/lib/cookie-name';
import { publicFilesUrl } from '~/lib/public-files';
import { inLanguage, languagePrefix } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import darkStyles from '~/styles/scheme-dark.css';
import lightStyles from '~/styles/scheme-light.css';
import siteStyles from '~/styles/site.css';
import type { Site } from '~/ui/browser/site';
import { ShipsScripts } from './document/contexts';
import { PageScripts } from './document/page-scripts.server';
import { readAppearance } from './http/request/appearance.server';
import { wantsDataSaver } from './http/request/data-saver.server';
import { requestContext } from './http/request/request-context.server';
import { pageInLanguages, requestedAddress } from './http/request/request-language.server';
import { takeFlash } from './http/response/flash.server';
import { PageAnnouncer } from './ui/browser/page-announcer';
import { ScrollMemory } from './ui/browser/scroll-memory';
import { useServedPage } from './ui/browser/served-page';
import { skipRevalidationOnHashChange } from './ui/overlays/hash-dialog';
import { ToastHost } from './ui/overlays/toast-host';
import { caughtErrorMeta, ErrorPage } from './ui/pages/error-page';
import { THEME_ATTRIBUTES } from './ui/shell/theme';

/** Loaded after all others, and only by visitors who chose one. */
const SCHEME_STYLES = { light: lightStyles, dark: darkStyles };
/** As `--color-background`. */
const GROUND = { light: '#fff', dark: '#111113' };

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: siteStyles },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const waiting = await takeFlash(request);
  const appearance = readAppearance(request.headers);
  const settings = await siteSettings();
  const site: Site = {
    siteName: settings.name,
    logo: settings.logo,
    origin: requestContext().origin,
    dataSaver: wantsDataSaver(request.headers),
    ...appearance,
    accentStyles: accentPath(settings.accent, appearance.colourScheme),
    address: requestedAddress(request),
    languages: pageInLanguages(request),
  };
  return data({ ...site, flash: waiting?.flash ?? null }, { headers: waiting?.headers });
}

export const shouldRevalidate = skipRevalidationOnHashChange;

export const meta: MetaFunction<typeof loader> = ({ data: site, error, matches }) =>
  error ? caughtErrorMeta(matches, error) : [{ title: site?.siteName ?? 'Tapeta' }];

const NOTHING = { __html: '' };

const Icons = ({ logo }: { logo: string | null | undefined }) => (
  <>
    {logo ? (
      <link rel="icon" href={`${logo}/48.png`} sizes="48x48" />
    ) : (
      <link rel="icon" href="/favicon.ico" sizes="16x16 32x32 48x48" />
    )}
    <link rel="apple-touch-icon" href={logo ? `${logo}/180.png` : '/apple-touch-icon.png'} />
  </>
);

export function Layout({ children }: { children: ReactNode }) {
  const language = messagesOf('language');
  // Undefined if the loader failed: error pages use this document too.
  const site = useRouteLoaderData<typeof loader>('root');
  const scheme = site?.colourScheme;
  return (
    <html
      lang={language.tag}
      dir={language.direction}
      data-files={publicFilesUrl() || undefined}
      data-gallery={galleryMark() || undefined}
      data-prefix={languagePrefix() || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={scheme ?? 'light dark'} />
        {COLOUR_SCHEMES.map((one) => (
          <meta key={one} name="theme-color" content={GROUND[scheme ?? one]} media={`(prefers-color-scheme: ${one})`} />
        ))}
        <Meta />
        <Links />
        <Icons logo={site?.logo} />
        {/* On paper, light text is pale. */}
        {scheme && (
          <link rel="stylesheet" href={SCHEME_STYLES[scheme]} media={scheme === 'dark' ? 'screen' : undefined} />
        )}
        {site?.accentStyles && <link rel="stylesheet" href={site.accentStyles} />}
        {/* Render once the whole top bar is here, or visitors would see it move. */}
        <link rel="expect" href="#bar-end" blocking="render" />
        {site && (
          <link
            rel="search"
            href={inLanguage('/opensearch.xml')}
            type="application/opensearchdescription+xml"
            title={site.siteName}
          />
        )}
      </head>
      <body {...THEME_ATTRIBUTES}>
        {children}
        {useContext(ShipsScripts) && (
          <div hidden>
            <ScrollMemory />
            {typeof document === 'undefined' ? (
              <div>
                <PageScripts />
              </div>
            ) : (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves alone what the server wrote
              <div dangerouslySetInnerHTML={NOTHING} suppressHydrationWarning />
            )}
          </div>
        )}
      </body>
    </html>
  );
}

export default function App() {
  const { flash } = useLoaderData<typeof loader>();
  useServedPage();
  useEffect(() => {
    // Scripts prefetch now, not the browser (document/speculation-rules.ts). After hydration, which compares attributes.
    document.documentElement.dataset.scripts = '';
  }, []);
  return (
    <>
      <a href="#main" className="skip-link">
        {messagesOf('siteFrame').skip}
      </a>
      <ToastHost flash={flash} />
      <Outlet />
      <PageAnnouncer />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <main id="main">
      <ErrorPage />
    </main>
  );
}
