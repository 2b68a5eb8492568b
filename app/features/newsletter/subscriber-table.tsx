import { useEffect, useState } from 'react';
import { MAX_EMAIL_LENGTH } from '~/lib/email';
import { ConfirmationDialog } from '~/ui/admin/confirmation';
import { ListFilter } from '~/ui/admin/list-filter';
import { InPlaceLink } from '~/ui/admin/row-actions';
import { Table } from '~/ui/admin/table';
import { ButtonLink } from '~/ui/forms/button';
import { showToast } from '~/ui/overlays/toasts';
import {
  removalPath,
  STATUS_TEXTS,
  type SubscriberListQuery,
  type SubscriberView,
  subscriberListPath,
  subscriberRemoval,
} from './subscriber-list.view';

const COLUMNS = [
  { label: 'Id', isNumber: true },
  'Email address',
  'Subscribed (UTC)',
  'Status',
  { label: 'Actions', isHidden: true },
];

export function SubscriberSearch({ search }: { search: string }) {
  return (
    <ListFilter
      path={subscriberListPath({ search })}
      label="Search subscribers"
      placeholder="Part of an address"
      search={search}
      maxLength={MAX_EMAIL_LENGTH}
      autoCapitalize="none"
      spellCheck={false}
      clear={search ? { path: subscriberListPath({}), label: 'Clear search' } : null}
    />
  );
}

interface TableProps {
  subscribers: SubscriberView[];
  list: SubscriberListQuery;
}

export function SubscriberTable({ subscribers, list }: TableProps) {
  const [toRemove, setToRemove] = useState<SubscriberView | null>(null);
  return (
    <>
      <Table className="subscribers" columns={COLUMNS}>
        {subscribers.map((subscriber) => (
          <tr key={subscriber.id}>
            <td className="cell-figures cell-number">{subscriber.id}</td>
            <th scope="row" className="cell-email">
              {subscriber.email}
            </th>
            <td className="cell-figures">
              <time dateTime={subscriber.createdAt}>{subscriber.createdAt.slice(0, 16).replace('T', ' ')}</time>
            </td>
            <td className={subscriber.status === 'confirmed' ? undefined : 'cell-unconfirmed'}>
              {STATUS_TEXTS[subscriber.status]}
            </td>
            <td className="cell-actions">
              <InPlaceLink
                to={removalPath(subscriber.id, list)}
                aria-label={`Remove ${subscriber.email}`}
                discover="none"
                onOpen={() => setToRemove(subscriber)}
              >
                Remove
              </InPlaceLink>
            </td>
          </tr>
        ))}
      </Table>
      <ConfirmationDialog
        confirmation={toRemove && { ...subscriberRemoval(toRemove), action: removalPath(toRemove.id, list) }}
        onClose={() => setToRemove(null)}
      />
    </>
  );
}

const TITLE = 'Failed to load subscribers';

export function FailedList({ path }: { path: string }) {
  useEffect(() => showToast({ kind: 'error', title: TITLE }), []);
  return (
    <div className="empty">
      <p>{TITLE}</p>
      <ButtonLink to={path} reloadDocument>
        Try again
      </ButtonLink>
    </div>
  );
}
