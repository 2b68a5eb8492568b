import type { LinksFunction, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { termsSections } from '~/features/static-pages/terms-sections';
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
    title: 'Terms of Service',
    description: `What you may do with the wallpapers of ${data?.siteName}, and what we ask of you.`,
    path: '/terms',
  });

export default function Terms() {
  const { siteName, contactEmail } = useLoaderData<typeof loader>();
  return (
    <StaticPage
      title="Terms of Service"
      lead={'Short, so that you can read them. The pictures are free for your own screens; the rest is common sense.'}
      sections={termsSections(siteName, contactEmail)}
    />
  );
}
