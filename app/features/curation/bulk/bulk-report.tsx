import { Link } from '@remix-run/react';
import { type AdminListQuery, pathBesideList } from '~/features/curation/list/admin-list.view';
import { editPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { Alert } from '~/ui/admin/controls';
import { Form } from '~/ui/browser/session-form';
import { Button } from '~/ui/forms/button';
import { LinkedText } from '~/ui/pages/linked-text';
import type { BulkResult } from './bulk-edit.commands.server';
import { undoForm } from './undo-form';

const MAX_NAMED = 20;

interface BulkReportProps {
  report: BulkResult;
  /** Tags that were too long for any wallpaper. */
  leftOut: string | undefined;
  query: AdminListQuery;
  undo: string | null;
}

export function BulkReport({ report: { changed, failures }, leftOut, query, undo }: BulkReportProps) {
  const named = failures.filter(({ title }) => title !== null).slice(0, MAX_NAMED);
  const deleted = failures.filter(({ title }) => title === null).length;
  const more = failures.length - deleted - named.length;
  const form = undoForm(query, undo);
  const text = messagesOf('wallpaperList').edit;
  return (
    <Alert>
      <strong>{text.report(changed, failures.length)}</strong>
      <ul>
        {named.map(({ id, title, reason }) => (
          <li key={id}>
            <LinkedText
              text={text.reason(reason)}
              links={[
                () => (
                  <Link key="title" to={pathBesideList(editPath(id), query)}>
                    <bdi>{title}</bdi>
                  </Link>
                ),
              ]}
            />
          </li>
        ))}
        {more > 0 && <li>{text.moreFailed(more)}</li>}
        {leftOut && <li>{leftOut}</li>}
        {deleted > 0 && <li>{text.moreDeleted(deleted)}</li>}
      </ul>
      {form && changed > 0 && (
        <Form method="post" action={form.path}>
          <input type="hidden" name="edit" value={form.fields.edit} />
          <Button type="submit">{form.label}</Button>
        </Form>
      )}
    </Alert>
  );
}
