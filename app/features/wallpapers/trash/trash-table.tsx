import { Form } from '@remix-run/react';
import { countOf } from '~/lib/counts';
import { buttonProps } from '~/ui/forms/button-props';
import { type TrashRow, trashPicturePath } from './trash.view';

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
        <button type="submit" name="intent" value="restore" {...buttonProps('quiet')}>
          Restore selected
        </button>
        <button type="submit" name="intent" value="ask" {...buttonProps('quiet')}>
          Delete selected for good
        </button>
      </div>
      <table className="admin-table trash-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Selected</span>
            </th>
            <th scope="col">
              <span className="visually-hidden">Picture</span>
            </th>
            <th scope="col">Title</th>
            <th scope="col">Deleted</th>
            <th scope="col">Gone for good in</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </Form>
  );
}
