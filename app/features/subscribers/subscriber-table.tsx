import { Form, Link } from '@remix-run/react';
import { useState } from 'react';
import { MAX_EMAIL_LENGTH } from '~/lib/email';
import { opensHere } from '~/ui/browser/opens-here';
import { buttonProps } from '~/ui/forms/button-props';
import { DeletionDialog } from '~/ui/overlays/confirm-deletion';
import {
  removalPath,
  STATUS_TEXTS,
  type SubscriberListQuery,
  type SubscriberView,
  subscriberListPath,
} from './subscriber-list.view';
import { subscriberRemoval } from './subscriber-removal';

export function SubscriberSearch({ search }: { search: string }) {
  return (
    <Form action={subscriberListPath({})} className="list-filter" role="search" key={search}>
      <div className="rt-TextFieldRoot rt-r-size-2 rt-variant-surface">
        <input
          type="search"
          name="q"
          aria-label="Search subscribers"
          placeholder="Part of an address"
          defaultValue={search}
          maxLength={MAX_EMAIL_LENGTH}
          autoCapitalize="none"
          spellCheck={false}
          className="rt-reset rt-TextFieldInput"
        />
      </div>
      <button type="submit" {...buttonProps('quiet')}>
        Show
      </button>
      {search !== '' && <Link to={subscriberListPath({})}>Clear search</Link>}
    </Form>
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
      <table className="admin-table subscribers">
        <thead>
          <tr>
            <th scope="col" className="cell-number">
              Id
            </th>
            <th scope="col">Email address</th>
            <th scope="col">Subscribed (UTC)</th>
            <th scope="col">Status</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
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
                <Link
                  to={removalPath(subscriber.id, list)}
                  aria-label={`Remove ${subscriber.email}`}
                  discover="none"
                  onClick={(event) => {
                    if (!opensHere(event)) return;
                    event.preventDefault();
                    setToRemove(subscriber);
                  }}
                >
                  Remove
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <DeletionDialog
        deletion={toRemove && { ...subscriberRemoval(toRemove), action: removalPath(toRemove.id, list) }}
        onClose={() => setToRemove(null)}
      />
    </>
  );
}
