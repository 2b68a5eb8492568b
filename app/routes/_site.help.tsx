import type { LinksFunction, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { helpSections } from '~/features/static-pages/help-sections';
import { env } from '~/lib/env.server';
import staticStyles from '~/styles/static.css';
import { pageMeta, siteFacts } from '~/ui/pages/page-meta';
import { StaticPage } from '~/ui/pages/static-page';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: staticStyles }];

export function loader() {
  return { siteName: env.SITE_NAME, contactEmail: env.CONTACT_EMAIL ?? null };
}

export const handle = { cache: {}, noScripts: true };

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(siteFacts(matches), {
    title: 'Help Center',
    description: `How to find, download and set a wallpaper on Windows, macOS, Android, iPhone, iPad and Linux with ${data?.siteName}.`,
    path: '/help',
  });

export default function Help() {
  const { siteName, contactEmail } = useLoaderData<typeof loader>();
  return (
    <StaticPage
      title="Help Center"
      lead={`How to find a wallpaper on ${siteName}, get it in the right size, and put it on your screen.`}
      sections={helpSections(contactEmail)}
    />
  );
}
