import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { ProposalForm } from '~/features/sets/proposal-form';
import { listProposals } from '~/features/sets/proposals.server';
import { NewSet } from '~/features/sets/set.schema';
import { PROPOSALS_PER_PAGE, proposalsPath, saySetMade } from '~/features/sets/set.view';
import { makeSet } from '~/features/sets/sets.commands.server';
import { redirectWithFlash } from '~/http/response/page.server';
import { type FormResult, typedValue } from '~/lib/form-result';
import { parseOffset } from '~/lib/paging';
import { messagesOf } from '~/messages/messages';
import formStyles from '~/styles/admin/admin-forms.css';
import setStyles from '~/styles/admin/admin-sets.css';
import { ListPages } from '~/ui/admin/list-pages';
import { adminMeta } from '~/ui/pages/admin-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const links = stylesheets(formStyles, setStyles);

const readOffset = ({ url }: Request) => parseOffset(new URL(url).searchParams.get('offset'));

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const all = await listProposals(em);
  // Sets that were made may have emptied the last page.
  const asked = readOffset(request);
  const offset = asked < all.length ? asked : 0;
  const proposals = all.slice(offset, offset + PROPOSALS_PER_PAGE);
  return { proposals, offset, total: all.length };
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(args, NewSet, async ({ em, value: { id, role } }) =>
    redirectWithFlash(proposalsPath(readOffset(args.request)), saySetMade(await makeSet(em, id, role))),
  );
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('curatedSets').proposals.title);

export default function ProposedSets() {
  const { proposals, offset, total } = useLoaderData<typeof loader>();
  const failure = useActionData<FormResult>();
  const text = messagesOf('curatedSets').proposals;
  return (
    <div className="set-page">
      <h1>{text.title}</h1>
      {total > 0 && <p className="set-lead">{text.lead}</p>}
      {proposals.map((proposal) => (
        <ProposalForm
          key={proposal.title}
          proposal={proposal}
          failure={typedValue(failure, 'title') === proposal.title ? failure : undefined}
        />
      ))}
      <ListPages
        {...{ offset, total }}
        pageSize={PROPOSALS_PER_PAGE}
        shown={proposals.length}
        hasMore={offset + proposals.length < total}
        noun={text.noun}
        pathAt={proposalsPath}
        empty={text.none}
      />
    </div>
  );
}
