import type { LinksFunction, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { privacySections } from '~/features/static-pages/privacy-sections';
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
    title: 'Privacy Policy',
    description: `What ${data?.siteName} stores about its visitors, what it counts, and what it forgets.`,
    path: '/privacy',
  });

export default function Privacy() {
  const { siteName, contactEmail } = useLoaderData<typeof loader>();
  return (
    <StaticPage
      title="Privacy Policy"
      lead={`What ${siteName} stores about you, why, and for how long. It is little.`}
      sections={privacySections(siteName, contactEmail)}
    />
  );
}
