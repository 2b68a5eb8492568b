import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { AliasInput, readPeriod } from '~/features/demand/demand.schema';
import { demandCsvPath, demandPath, PERIODS } from '~/features/demand/demand.view';
import { DemandList } from '~/features/demand/demand-list';
import { makeAlias, readDemand } from '~/features/demand/read-demand.server';
import { listTopTags } from '~/features/taxonomy/tags/tags.queries.server';
import { redirectWithFlash } from '~/http/response/page.server';
import { isolate } from '~/lib/bidi';
import { messagesOf } from '~/messages/messages';
import overviewStyles from '~/styles/admin/admin-overview.css';
import { ExportLink } from '~/ui/forms/export-link';
import { adminMeta } from '~/ui/pages/admin-meta';
import { LinkRow } from '~/ui/shell/link-row';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: overviewStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const days = readPeriod(request);
  const [sections, tags] = await Promise.all([readDemand(em, days), listTopTags(em, 200)]);
  return { days, sections, tags: tags.map(({ name }) => name) };
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(args, AliasInput, async ({ em, value }) => {
    const { name } = await makeAlias(em, value.wanted, value.into);
    const title = messagesOf('demand').done(isolate(value.wanted), isolate(name));
    return redirectWithFlash(demandPath(readPeriod(args.request)), { kind: 'success', title });
  });
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('demand').title);

export default function Demand() {
  const { days, sections, tags } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const text = messagesOf('demand');
  return (
    <>
      <div className="admin-head">
        <h1>{text.title}</h1>
        <LinkRow
          label={text.period}
          kind="chips"
          choices={PERIODS.map((one) => ({ label: text.days(one), to: demandPath(one), isCurrent: one === days }))}
        />
        <ExportLink path={demandCsvPath(days)} name="demand.csv" />
      </div>
      <p className="panel-lead">{text.lead}</p>
      <DemandList sections={sections} tags={tags} failure={failure} />
    </>
  );
}
