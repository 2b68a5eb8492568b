import { Link } from '@remix-run/react';
import { type KeyboardEvent, type MouseEvent, memo, type RefObject } from 'react';
import { deviceLabel } from '~/features/wallpapers/devices';
import { renditionPath, renditionWidths } from '~/images/renditions';
import { exactCount } from '~/lib/counts';
import { wallpaperPath } from '~/lib/paths';
import { Table } from '~/ui/admin/table';
import { opensHere } from '~/ui/browser/opens-here';
import { type AdminListQuery, type AdminRow, deletePath, editPath, pathBesideList, rowId } from './admin-list.view';
import { FeaturedToggle } from './featured-toggle';

const COLUMNS = [
  { label: 'Selected', isHidden: true },
  { label: 'Picture', isHidden: true },
  'Title',
  { label: 'Featured', isHidden: true },
  'Device',
  'Category',
  'Resolution',
  { label: 'Size', isNumber: true },
  { label: 'Downloads', isNumber: true },
  'Added',
  { label: 'Actions', isHidden: true },
];

interface RowProps {
  row: AdminRow;
  query: AdminListQuery;
  isTicked: boolean;
  onDelete: (row: AdminRow) => void;
}

/** The form that the ticked rows belong to, wherever on the page it stands. */
export const TICKED_FORM = 'ticked';

function Row({ row, query, isTicked, onDelete }: RowProps) {
  const edit = pathBesideList(editPath(row.id), query);
  const remove = pathBesideList(deletePath(row.id), query);
  return (
    <tr id={rowId(row.id)}>
      <td className="cell-tick">
        <label>
          <input
            type="checkbox"
            name="id"
            value={row.id}
            form={TICKED_FORM}
            defaultChecked={isTicked}
            aria-label={`Select ${row.title}`}
          />
        </label>
      </td>
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
      </th>
      <td className="cell-featured">
        <FeaturedToggle row={row} query={query} />
      </td>
      <td>{row.deviceType ? deviceLabel(row.deviceType) : <span className="nothing">no device</span>}</td>
      <td>{row.category ?? <span className="nothing">no category</span>}</td>
      <td className="cell-figures">{row.resolution}</td>
      <td className="cell-figures cell-number">{row.fileSize}</td>
      <td className="cell-figures cell-number cell-downloads">{exactCount(row.downloads)}</td>
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

interface AdminListTableProps extends Omit<RowProps, 'row'> {
  rows: AdminRow[];
  table: RefObject<HTMLTableElement>;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Two hundred rows need not be drawn anew for every tick. */
export const AdminListTable = memo(({ rows, table, onClick, onKeyDown, ...list }: AdminListTableProps) => (
  <Table ref={table} className="wallpaper-table" columns={COLUMNS} onClick={onClick} onKeyDown={onKeyDown}>
    {rows.map((row) => (
      <Row key={row.id} row={row} {...list} />
    ))}
  </Table>
));
