import { Form } from '@remix-run/react';
import { countOf } from '~/lib/counts';
import { Button } from '~/ui/admin/button';
import { Table } from '~/ui/admin/table';
import { type TrashRow, trashPicturePath } from './trash.view';

const COLUMNS = [
  { label: 'Selected', isHidden: true },
  { label: 'Picture', isHidden: true },
  'Title',
  'Deleted',
  'Gone for good in',
  { label: 'Actions', isHidden: true },
];

const daysLeft = (days: number) => (days === 0 ? 'an hour' : countOf(days, 'day'));

function Row({ row }: { row: TrashRow }) {
  return (
    <tr>
      <td className="cell-check">
        <input type="checkbox" name="id" value={row.id} aria-label={`Select ${row.title}`} />
      </td>
      <td className="cell-thumbnail">
        <img src={trashPicturePath(row.id)} alt="" width={64} height={40} loading="lazy" />
      </td>
      <th scope="row" className="cell-title">
        {row.title}
      </th>
      <td className="cell-figures">
        <time dateTime={row.deletedAt}>{row.deletedAt.slice(0, 10)}</time>
      </td>
      <td className="cell-figures">{daysLeft(row.daysLeft)}</td>
      <td className="cell-actions">
        <button type="submit" name="one" value={row.id} className="link-button" aria-label={`Restore ${row.title}`}>
          Restore
        </button>
      </td>
    </tr>
  );
}

export function TrashTable({ rows }: { rows: TrashRow[] }) {
  return (
    <Form method="post" className="trash-list">
      <div className="trash-bar">
        <Button type="submit" name="intent" value="restore">
          Restore selected
        </Button>
        <Button type="submit" name="intent" value="ask">
          Delete selected for good
        </Button>
      </div>
      <Table className="trash-table" columns={COLUMNS}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </Table>
    </Form>
  );
}
