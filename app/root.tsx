import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Links, LiveReload, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { takeFlash } from '~/http/flash.server';
import { requestContext } from '~/http/request-context.server';
import { env } from '~/lib/env.server';
import { useNonce } from '~/nonce';
import siteStyles from '~/styles/site.css';
import { ErrorPage } from '~/ui/error-page';
import { Notice } from '~/ui/notice';
import { THEME_ATTRIBUTES } from '~/ui/theme';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: siteStyles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const waiting = await takeFlash(request);
  const site = { siteName: env.SITE_NAME, origin: requestContext().origin };
  return data({ ...site, flash: waiting?.flash ?? null }, { headers: waiting?.headers });
}

export const meta: MetaFunction<typeof loader> = ({ data: site }) => [{ title: site?.siteName ?? 'Tapeta' }];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body {...THEME_ATTRIBUTES}>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <LiveReload nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const { flash } = useLoaderData<typeof loader>();
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      {flash && <Notice {...flash} />}
      <Outlet />
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
