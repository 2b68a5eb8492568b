import { Link } from '@remix-run/react';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { trashPicturePath } from '~/features/trash/trash.view';
import type { FormResult } from '~/lib/form-result';
import { editPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { BulkBar, SELECTED_FORM, ShortLabel, TickCell } from '~/ui/admin/bulk-bar';
import { useSelectedRows } from '~/ui/admin/selected-rows';
import { Table } from '~/ui/admin/table';
import { useActiveNavigation } from '~/ui/browser/active-navigation';
import { useHydrated } from '~/ui/browser/hydrated';
import { Button } from '~/ui/forms/button';
import { buttonProps } from '~/ui/forms/button-props';
import { type DraftRow, groupByDay, type InboxQuery, inboxPath, MOVES } from './draft.view';
import { PublishFields } from './publish-fields';

export const draftAnchor = (id: number) => `draft-${id}`;

function columns() {
  const { selected, picture, title, time, actions } = messagesOf('drafts').columns;
  return [
    { label: selected, isHidden: true },
    { label: time, isHidden: true },
    { label: picture, isHidden: true },
    title,
    { label: actions, isHidden: true },
  ];
}

const formatDay = (day: string) =>
  new Date(`${day}T00:00Z`).toLocaleDateString(messagesOf('language').dates, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  });

interface InboxListProps {
  rows: DraftRow[];
  query: InboxQuery;
  timeZone: string;
  failure: FormResult | undefined;
  pages: ReactNode;
}

/** Drafts, then plans as a calendar. */
export function InboxList({ rows, query, timeZone, failure, pages }: InboxListProps) {
  const { table, ...ticking } = useSelectedRows(rows);
  const focus = useFocusAfterMove(rows);
  const panel = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: done, so the rows have changed
  useEffect(() => {
    if (!panel.current?.open || failure) return;
    if (panel.current.contains(document.activeElement)) panel.current.querySelector('summary')?.focus();
    panel.current.open = false;
  }, [rows, failure]);
  const isHydrated = useHydrated();
  const isSelected = query.select === 'all';
  const typed = new Set([failure?.initialValue?.id].flat().map(String));
  const text = messagesOf('drafts');
  return (
    <div ref={focus} className="inbox">
      <BulkBar
        method="post"
        preventScrollReset
        wholePage={{
          path: inboxPath({ ...query, select: null }),
          selectedPath: inboxPath({ ...query, select: 'all' }),
          ...{ isSelected, rows: rows.length },
        }}
        ticking={ticking}
        end={pages}
      >
        {(hasNone) => (
          <>
            {isHydrated && <input type="hidden" name="hasScript" value="yes" />}
            <details ref={panel} className="inbox-plan" open={failure?.initialValue?.intent === 'plan' || undefined}>
              <summary {...buttonProps('quiet')}>{text.plan}</summary>
              <div className="inbox-plan-panel">
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
            <Button type="submit" name="intent" value="delete" disabled={hasNone}>
              {text.delete}
            </Button>
            <Button type="submit" name="intent" value="set" disabled={hasNone}>
              <ShortLabel text={messagesOf('curatedSets').make} />
            </Button>
          </>
        )}
      </BulkBar>
      <Table {...table} className="selectable-table inbox-table" columns={columns()}>
        {groupByDay(rows).map(({ day, rows: ofDay }) => (
          <Fragment key={day}>
            <tr className="inbox-day">
              <th scope="colgroup" colSpan={5}>
                {day === null ? text.noPlan : <time dateTime={day}>{formatDay(day)}</time>}{' '}
                <span className="inbox-count">{text.count(ofDay.length)}</span>
              </th>
            </tr>
            {ofDay.map((row) => (
              <Row key={row.id} row={row} isSelected={isSelected || typed.has(String(row.id))} />
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
}: {
  row: DraftRow;
  isSelected: boolean;
}) {
  const text = messagesOf('drafts');
  return (
    <tr id={draftAnchor(id)}>
      <TickCell id={id} name={title} isSelected={isSelected} />
      <td className="inbox-time">{publishAt && time && <time dateTime={publishAt}>{time}</time>}</td>
      <td className="cell-thumbnail">
        <img src={trashPicturePath(id)} alt="" width={64} height={40} loading="lazy" />
      </td>
      <th scope="row" className="cell-title">
        <Link to={editPath(id)}>
          <bdi>{title}</bdi>
        </Link>{' '}
        <span className="inbox-facts">{[category, tags.join(', ')].filter(Boolean).join(' · ')}</span>
      </th>
      <td className="cell-actions">
        {publishAt &&
          MOVES.map((move) => (
            <button
              key={move}
              type="submit"
              name="row"
              value={`${move} ${id}`}
              form={SELECTED_FORM}
              className="link-button"
              aria-label={text.moveNamed(text.moves[move], title)}
            >
              {text.moves[move]}
            </button>
          ))}
      </td>
    </tr>
  );
}

/** The button that moved a row keeps the focus, although React puts the row elsewhere. */
function useFocusAfterMove(rows: DraftRow[]) {
  const { formData } = useActiveNavigation();
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<string | null>(null);
  const row = formData?.get('row');
  useEffect(() => {
    if (typeof row === 'string') pressed.current = row;
  }, [row]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows have moved
  useEffect(() => {
    if (pressed.current === null) return;
    list.current?.querySelector<HTMLButtonElement>(`[name="row"][value="${pressed.current}"]`)?.focus();
    pressed.current = null;
  }, [rows]);
  return list;
}
