import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { renderWithoutLinks } from '~/features/site/markdown.server';
import { OwnText } from '~/features/site/own-text';
import { SiteHead } from '~/features/site/site-head';
import { readChanges, runningVersion } from '~/features/site/version.server';
import { messagesOf } from '~/messages/messages';
import formStyles from '~/styles/admin/admin-forms.css';
import settingsStyles from '~/styles/admin/admin-site.css';
import staticStyles from '~/styles/static.css';
import { adminMeta } from '~/ui/pages/admin-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const links = stylesheets(formStyles, settingsStyles, staticStyles);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdminPage(request);
  const { running, ...text } = messagesOf('siteUpdates');
  const changes = await readChanges();
  return {
    ...text,
    running: running(runningVersion, process.versions.node),
    title: text.changes,
    changes: changes && renderWithoutLinks(changes),
  };
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('siteShell').pages.updates);

export default function SiteUpdates() {
  const { running, noRequest, how, steps, title, changes, none } = useLoaderData<typeof loader>();
  return (
    <>
      <SiteHead current="updates" />
      <div className="form form-wide prose">
        <p>{running}</p>
        <p>{noRequest}</p>
        <h2>{how}</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h2>{title}</h2>
        {changes ? <OwnText html={changes} lang="en" /> : <p>{none}</p>}
      </div>
    </>
  );
}
