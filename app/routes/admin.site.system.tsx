import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readAdminForm } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { queueBackup } from '~/features/operations/system/last-backup.server';
import { SystemRequest } from '~/features/operations/system/system.schema';
import { readSystem, retryJob } from '~/features/operations/system/system.server';
import {
  DamagedRows,
  DiskUse,
  FailedJobs,
  LastBackup,
  State,
  Versions,
} from '~/features/operations/system/system-panels';
import { SiteHead } from '~/features/site/site-head';
import { Updates } from '~/features/site/updates';
import { readUpdates } from '~/features/site/version.server';
import { redirectWithFlash } from '~/http/response/page.server';
import { messagesOf } from '~/messages/messages';
import overviewStyles from '~/styles/admin/admin-overview.css';
import systemStyles from '~/styles/admin/admin-system.css';
import staticStyles from '~/styles/static.css';
import { adminMeta } from '~/ui/pages/admin-meta';

const PATH = '/admin/site/system';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: overviewStyles },
  { rel: 'stylesheet', href: systemStyles },
  { rel: 'stylesheet', href: staticStyles },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  return { system: await readSystem(em), updates: await readUpdates() };
}

export async function action(args: ActionFunctionArgs) {
  const { em, value } = await readAdminForm(args, SystemRequest);
  const { jobs, backup } = messagesOf('system');
  if (value.backup) {
    return redirectWithFlash(
      PATH,
      (await queueBackup(em)) ? { kind: 'success', ...backup.started } : { kind: 'error', title: backup.unset },
    );
  }
  return redirectWithFlash(
    PATH,
    value.retry && (await retryJob(em, value.retry))
      ? { kind: 'success', title: jobs.retried }
      : { kind: 'error', title: jobs.notRetried },
  );
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('system').title);

export default function System() {
  const { system, updates } = useLoaderData<typeof loader>();
  return (
    <>
      <SiteHead current="system" />
      <State system={system} />
      <div className="panels">
        <DamagedRows system={system} />
        <FailedJobs system={system} />
        <LastBackup system={system} />
        <DiskUse system={system} />
        <Versions system={system} />
      </div>
      <Updates updates={updates} />
    </>
  );
}
