import type { ReactNode } from 'react';
import { formatCount } from '~/messages/numbers';
import { BulkBar, TICKED_FORM, TickCell } from '~/ui/admin/bulk-bar';
import { Table } from '~/ui/admin/table';
import { useTickedRows } from '~/ui/admin/ticked-rows';
import { Button } from '~/ui/forms/button';
import { type TrashQuery, type TrashRow, trashPath, trashPicturePath } from './trash.view';

const COLUMNS = [
  { label: 'Selected', isHidden: true },
  { label: 'Picture', isHidden: true },
  'Title',
  'Deleted',
  'Gone for good in',
  { label: 'Actions', isHidden: true },
];

const daysLeft = (days: number) => (days === 0 ? 'an hour' : formatCount(days, 'day'));

function Row({ row, isTicked }: { row: TrashRow; isTicked: boolean }) {
  return (
    <tr>
      <TickCell id={row.id} name={row.title} isTicked={isTicked} />
      <td className="cell-thumbnail">
        <img src={trashPicturePath(row.id)} alt="" width={64} height={40} loading="lazy" />
      </td>
      <th scope="row" className="cell-title">
        <bdi>{row.title}</bdi>
      </th>
      <td className="cell-figures">
        <time dateTime={row.deletedAt}>{row.deletedAt.slice(0, 10)}</time>
      </td>
      <td className="cell-figures">{daysLeft(row.daysLeft)}</td>
      <td className="cell-actions">
        <button
          type="submit"
          name="one"
          value={row.id}
          form={TICKED_FORM}
          className="link-button"
          aria-label={`Restore ${row.title}`}
        >
          Restore
        </button>
      </td>
    </tr>
  );
}

interface TrashTableProps {
  rows: TrashRow[];
  query: TrashQuery;
  pages: ReactNode;
}

export function TrashTable({ rows, query, pages }: TrashTableProps) {
  const { table, ...ticking } = useTickedRows(rows);
  const isTicked = query.select === 'all';
  const tickedPath = trashPath({ ...query, select: 'all' });
  return (
    <>
      <BulkBar
        method="post"
        wholePage={{ path: trashPath({ ...query, select: null }), tickedPath, isTicked, rows: rows.length }}
        ticking={ticking}
        end={pages}
      >
        {(hasNone) => (
          <>
            <Button type="submit" name="intent" value="restore" disabled={hasNone}>
              <span>
                Restore<span className="label-end"> selected</span>
              </span>
            </Button>
            <Button type="submit" name="intent" value="ask" disabled={hasNone}>
              <span>
                Delete<span className="label-end"> selected for good</span>
              </span>
            </Button>
          </>
        )}
      </BulkBar>
      <Table {...table} className="ticked-table trash-table" columns={COLUMNS}>
        {rows.map((row) => (
          <Row key={row.id} row={row} isTicked={isTicked} />
        ))}
      </Table>
    </>
  );
}
