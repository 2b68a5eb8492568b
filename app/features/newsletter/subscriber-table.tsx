import { useEffect, useState } from 'react';
import { MAX_EMAIL_LENGTH } from '~/lib/email';
import { messagesOf } from '~/messages/messages';
import { ConfirmationDialog } from '~/ui/admin/confirmation';
import { ListFilter } from '~/ui/admin/list-filter';
import { InPlaceLink } from '~/ui/admin/row-actions';
import { SiteTime } from '~/ui/admin/site-time';
import { Table } from '~/ui/admin/table';
import { Form } from '~/ui/browser/session-form';
import { Button, ButtonLink } from '~/ui/forms/button';
import { showToast } from '~/ui/overlays/toasts';
import {
  removalPath,
  resumePath,
  type SubscriberListQuery,
  type SubscriberView,
  subscriberListPath,
  subscriberRemoval,
} from './subscriber-list.view';

function columns() {
  const { id, email, subscribed, status, actions } = messagesOf('subscribers').columns;
  return [{ label: id, isNumber: true }, email, subscribed, status, { label: actions, isHidden: true }];
}

export function SubscriberSearch({ search }: { search: string }) {
  const text = messagesOf('subscribers');
  return (
    <ListFilter
      path={subscriberListPath({ search })}
      label={text.search}
      placeholder={text.searchHint}
      search={search}
      maxLength={MAX_EMAIL_LENGTH}
      autoCapitalize="none"
      spellCheck={false}
      clear={search ? { path: subscriberListPath({}), label: text.clearSearch } : null}
    />
  );
}

interface TableProps {
  subscribers: SubscriberView[];
  list: SubscriberListQuery;
}

export function SubscriberTable({ subscribers, list }: TableProps) {
  const [toRemove, setToRemove] = useState<SubscriberView | null>(null);
  const text = messagesOf('subscribers');
  return (
    <>
      <Table className="subscribers" columns={columns()}>
        {subscribers.map((subscriber) => (
          <tr key={subscriber.id}>
            <td className="cell-figures cell-number">{subscriber.id}</td>
            <th scope="row" className="cell-email">
              {subscriber.email}
            </th>
            <td className="cell-figures">
              <SiteTime at={subscriber.createdAt} />
            </td>
            <td className={subscriber.status === 'confirmed' ? undefined : 'cell-unconfirmed'}>
              {text.statuses[subscriber.status]}
            </td>
            <td className="cell-actions">
              {subscriber.status === 'paused' && (
                <Form
                  method="post"
                  action={resumePath(subscriber.id, list)}
                  replace
                  preventScrollReset
                  data-failed={text.resumeFailed}
                >
                  <Button type="submit" aria-label={text.resumeNamed(subscriber.email)}>
                    {text.resume}
                  </Button>
                </Form>
              )}
              <InPlaceLink
                to={removalPath(subscriber.id, list)}
                aria-label={text.removeNamed(subscriber.email)}
                discover="none"
                onOpen={() => setToRemove(subscriber)}
              >
                {text.remove}
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

export function FailedList({ path }: { path: string }) {
  const { loadFailed, tryAgain } = messagesOf('subscribers');
  useEffect(() => showToast({ kind: 'error', title: loadFailed }), [loadFailed]);
  return (
    <div className="empty">
      <p>{loadFailed}</p>
      <ButtonLink to={path} reloadDocument>
        {tryAgain}
      </ButtonLink>
    </div>
  );
}
