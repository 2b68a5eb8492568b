import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { NewsletterSwitch } from '~/features/newsletter/newsletter-switch';
import {
  readSubscriberListQuery,
  SUBSCRIBERS_PER_PAGE,
  subscriberListPath,
} from '~/features/newsletter/subscriber-list.view';
import { FailedList, SubscriberSearch, SubscriberTable } from '~/features/newsletter/subscriber-table';
import { listSubscribers } from '~/features/newsletter/subscribers.queries.server';
import { messagesOf } from '~/messages/messages';
import { logError } from '~/platform/log.server';
import overviewStyles from '~/styles/admin/admin-overview.css';
import { ListPages } from '~/ui/admin/list-pages';
import { ExportLink } from '~/ui/forms/export-link';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: overviewStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const list = readSubscriberListQuery(new URL(request.url).searchParams);
  try {
    const page = await listSubscribers(em, list.search, { offset: list.offset, limit: SUBSCRIBERS_PER_PAGE });
    return data({ list, page });
  } catch (error) {
    logError(error);
    return data({ list, page: null }, { status: 500 });
  }
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('subscribers').title);

export default function Subscribers() {
  const { list, page } = useLoaderData<typeof loader>();
  const pathAt = (offset: number) => subscriberListPath({ ...list, offset });
  const text = messagesOf('subscribers');
  return (
    <>
      <div className="admin-head">
        <h1>{text.title}</h1>
        <NewsletterSwitch current="subscribers" />
        <ExportLink path="/admin/subscribers.csv" name="subscribers.csv" />
      </div>
      <SubscriberSearch search={list.search} />
      {!page && <FailedList path={pathAt(list.offset)} />}
      {page && (
        <ListPages
          offset={list.offset}
          pageSize={SUBSCRIBERS_PER_PAGE}
          shown={page.items.length}
          total={page.total}
          hasMore={page.hasMore}
          noun={text.noun}
          pathAt={pathAt}
          empty={list.search === '' ? text.none : text.noMatch}
        />
      )}
      {page && page.items.length > 0 && <SubscriberTable subscribers={page.items} list={list} />}
    </>
  );
}
