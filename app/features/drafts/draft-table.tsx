import { Link } from '@remix-run/react';
import { Fragment, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { trashPicturePath } from '~/features/trash/trash.view';
import type { FormResult } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { BulkBar, ShortLabel, TickCell } from '~/ui/admin/bulk-bar';
import { useSelectedRows } from '~/ui/admin/selected-rows';
import { Table } from '~/ui/admin/table';
import { Button } from '~/ui/forms/button';
import { buttonProps } from '~/ui/forms/button-props';
import { type DraftRow, type DraftsQuery, draftPath, draftRowId, draftsPath, groupByDay } from './draft.view';
import { PublishFields } from './publish-fields';

function columns() {
  const { selected, picture, title, time } = messagesOf('drafts').columns;
  return [
    { label: selected, isHidden: true },
    { label: time, isHidden: true },
    { label: picture, isHidden: true },
    title,
  ];
}

const formatDay = (day: string) =>
  new Date(`${day}T00:00Z`).toLocaleDateString(messagesOf('language').dates, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  });

interface DraftTableProps {
  rows: DraftRow[];
  query: DraftsQuery;
  timeZone: string;
  failure: FormResult | undefined;
  pages: ReactNode;
  /** With a script: the same questions without leaving the list. */
  onEdit: (ids: number[]) => void;
  onDelete: (rows: DraftRow[]) => void;
}

/** Drafts, then plans as a calendar. */
export function DraftTable({ rows, query, timeZone, failure, pages, onEdit, onDelete }: DraftTableProps) {
  const { table, ...ticking } = useSelectedRows(rows);
  const panel = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: done, so the rows have changed
  useEffect(() => {
    if (!panel.current?.open || failure) return;
    if (panel.current.contains(document.activeElement)) panel.current.querySelector('summary')?.focus();
    panel.current.open = false;
  }, [rows, failure]);
  const isSelected = query.select === 'all';
  const typed = new Set([failure?.initialValue?.id].flat().map(String));
  const { selection } = messagesOf('wallpaperList');
  const text = messagesOf('drafts');
  const here = (act: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    act();
  };
  return (
    <div className="drafts">
      <BulkBar
        method="post"
        preventScrollReset
        wholePage={{
          path: draftsPath({ ...query, select: null }),
          selectedPath: draftsPath({ ...query, select: 'all' }),
          ...{ isSelected, rows: rows.length },
        }}
        ticking={ticking}
        end={pages}
      >
        {(hasNone) => (
          <>
            <details ref={panel} className="drafts-plan" open={failure?.initialValue?.intent === 'plan' || undefined}>
              <summary {...buttonProps('quiet')}>{text.plan}</summary>
              <div className="drafts-plan-panel">
                <PublishFields id="plan" choices={['drip', 'at']} {...{ timeZone, failure }} />
                <Button type="submit" name="intent" value="plan" look="main" disabled={hasNone}>
                  {text.applyPlan}
                </Button>
              </div>
            </details>
            <Button type="submit" name="intent" value="publish" disabled={hasNone}>
              {text.publish}
            </Button>
            <Button type="submit" name="intent" value="draft" disabled={hasNone}>
              {text.back}
            </Button>
            <Button
              type="submit"
              name="intent"
              value="edit"
              disabled={hasNone}
              onClick={here(() => onEdit(ticking.ids))}
            >
              <ShortLabel text={selection.edit} />
            </Button>
            <Button
              type="submit"
              name="intent"
              value="delete"
              disabled={hasNone}
              onClick={here(() => onDelete(rows.filter(({ id }) => ticking.ids.includes(id))))}
            >
              <ShortLabel text={selection.delete} />
            </Button>
            <Button type="submit" name="intent" value="set" disabled={hasNone}>
              <ShortLabel text={messagesOf('curatedSets').make} />
            </Button>
          </>
        )}
      </BulkBar>
      <p>
        <Link to={draftPath(rows[0]?.id ?? 0, query, true)}>{messagesOf('wallpaperList').incomplete.complete}</Link>
      </p>
      <Table {...table} className="selectable-table drafts-table" columns={columns()}>
        {groupByDay(rows).map(({ day, rows: ofDay }) => (
          <Fragment key={day}>
            <tr className="drafts-day">
              <th scope="colgroup" colSpan={4}>
                {day === null ? text.noPlan : <time dateTime={day}>{formatDay(day)}</time>}{' '}
                <span className="drafts-count">{text.count(ofDay.length)}</span>
              </th>
            </tr>
            {ofDay.map((row) => (
              <Row key={row.id} row={row} isSelected={isSelected || typed.has(String(row.id))} {...{ query }} />
            ))}
          </Fragment>
        ))}
      </Table>
    </div>
  );
}

function Row({
  row: { id, title, category, tags, publishAt, time },
  isSelected,
  query,
}: {
  row: DraftRow;
  isSelected: boolean;
  query: DraftsQuery;
}) {
  return (
    <tr id={draftRowId(id)}>
      <TickCell id={id} name={title} isSelected={isSelected} />
      <td className="drafts-time">{publishAt && time && <time dateTime={publishAt}>{time}</time>}</td>
      <td className="cell-thumbnail">
        <img src={trashPicturePath(id)} alt="" width={64} height={40} loading="lazy" />
      </td>
      <th scope="row" className="cell-title">
        <Link to={draftPath(id, query)}>
          <bdi>{title}</bdi>
        </Link>{' '}
        <span className="drafts-facts">{[category, tags.join(', ')].filter(Boolean).join(' · ')}</span>
      </th>
    </tr>
  );
}
