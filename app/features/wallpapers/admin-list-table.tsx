import { Link } from '@remix-run/react';
import { renditionPath, renditionWidths } from '~/images/variants';
import { wallpaperPath } from '~/lib/paths';
import { opensHere } from '~/ui/opens-here';
import { type AdminListQuery, type AdminRow, deletePath, editPath, pathBesideList } from './admin-list.view';
import { DEVICES } from './wallpaper.limits';

interface RowProps {
  row: AdminRow;
  query: AdminListQuery;
  onDelete: (row: AdminRow) => void;
}

const deviceLabel = (device: string) => DEVICES.find(({ value }) => value === device)?.label ?? device;

function Row({ row, query, onDelete }: RowProps) {
  const edit = pathBesideList(editPath(row.id), query);
  const remove = pathBesideList(deletePath(row.id), query);
  return (
    <tr>
      <td className="cell-thumbnail">
        <Link to={edit} tabIndex={-1} aria-hidden="true">
          <img
            src={renditionPath(row.fileKey, renditionWidths(row.width)[0] ?? row.width, 'webp')}
            alt=""
            width={64}
            height={40}
            loading="lazy"
            decoding="async"
          />
        </Link>
      </td>
      <th scope="row" className="cell-title">
        <Link to={edit}>{row.title}</Link>
        {row.featured && (
          <span className="rt-reset rt-Badge rt-r-size-1 rt-variant-soft" data-accent-color="gray">
            Featured
          </span>
        )}
      </th>
      <td>{row.deviceType ? deviceLabel(row.deviceType) : <span className="nothing">no device</span>}</td>
      <td>{row.category ?? <span className="nothing">no category</span>}</td>
      <td className="cell-figures">{row.resolution}</td>
      <td className="cell-figures cell-number">{row.fileSize}</td>
      <td className="cell-figures cell-number cell-downloads">{row.downloads.toLocaleString('en')}</td>
      <td className="cell-figures">
        <time dateTime={row.createdAt}>{row.createdAt.slice(0, 10)}</time>
      </td>
      <td className="cell-actions">
        <Link to={wallpaperPath(row.id)} aria-label={`View ${row.title}`}>
          View
        </Link>
        <Link to={edit} aria-label={`Edit ${row.title}`}>
          Edit
        </Link>
        <Link
          to={remove}
          aria-label={`Delete ${row.title}`}
          onClick={(event) => {
            if (!opensHere(event)) return;
            event.preventDefault();
            onDelete(row);
          }}
        >
          Delete
        </Link>
      </td>
    </tr>
  );
}

export function AdminListTable({ rows, query, onDelete }: { rows: AdminRow[] } & Omit<RowProps, 'row'>) {
  return (
    <table className="admin-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Picture</span>
          </th>
          <th scope="col">Title</th>
          <th scope="col">Device</th>
          <th scope="col">Category</th>
          <th scope="col">Resolution</th>
          <th scope="col" className="cell-number">
            Size
          </th>
          <th scope="col" className="cell-number">
            Downloads
          </th>
          <th scope="col">Added</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} query={query} onDelete={onDelete} />
        ))}
      </tbody>
    </table>
  );
}
