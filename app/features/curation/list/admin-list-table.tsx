import { Link } from '@remix-run/react';
import { memo } from 'react';
import { deviceLabel } from '~/features/wallpapers/devices';
import { renditionPath, renditionWidths, socialWidth, thumbnailWidth } from '~/images/renditions';
import { editPath, wallpaperPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { TickCell } from '~/ui/admin/bulk-bar';
import { RowActions } from '~/ui/admin/row-actions';
import type { SelectedRows } from '~/ui/admin/selected-rows';
import { SiteTime } from '~/ui/admin/site-time';
import { type ColumnSort, Table } from '~/ui/admin/table';
import { LinkedText } from '~/ui/pages/linked-text';
import {
  type AdminListQuery,
  type AdminRow,
  type AdminSort,
  adminListPath,
  deletePath,
  firstPage,
  pathBesideList,
  rowId,
  type Selected,
} from './admin-list.view';
import { FeaturedToggle } from './featured-toggle';
import { type Renaming, TitleCell } from './title-cell';

/** The grid shows recent downloads only when they order it. */
const recentClass = ({ sort, isGrid }: AdminListQuery) => (isGrid && sort !== 'downloads30' ? 'cell-wide' : '');

function listColumns(query: AdminListQuery) {
  // The heads of the grid are for screen readers only.
  const sortBy = (sort: AdminSort): ColumnSort | undefined =>
    query.isGrid
      ? undefined
      : {
          to: adminListPath({ ...firstPage(query), sort }),
          direction: sort === 'title' ? 'ascending' : 'descending',
          isCurrent: query.sort === sort,
        };
  const text = messagesOf('wallpaperList').columns;
  return [
    { label: text.selected, isHidden: true },
    { label: text.picture, isHidden: true },
    { label: text.title, sort: sortBy('title') },
    { label: text.featured, isHidden: true },
    text.device,
    text.category,
    { label: text.resolution, className: 'cell-resolution' },
    { label: text.size, isNumber: true, className: 'cell-size' },
    { label: text.downloads, isNumber: true, sort: sortBy('downloads') },
    { label: text.downloads30, isNumber: true, className: recentClass(query), sort: sortBy('downloads30') },
    { label: text.added, className: 'cell-added', sort: sortBy('newest') },
    { label: text.actions, isHidden: true },
  ];
}

interface RowProps {
  row: AdminRow;
  query: AdminListQuery;
  isSelected: boolean;
  renaming: Renaming | null;
  onDelete: (row: AdminRow) => void;
}

function Row({ row, query, isSelected, renaming, onDelete }: RowProps) {
  const edit = pathBesideList(editPath(row.id), query);
  const smallest = renditionWidths(row.width)[0] ?? row.width;
  const text = messagesOf('wallpaperList');
  return (
    <tr id={rowId(row.id)}>
      <TickCell id={row.id} name={row.title} isSelected={isSelected} />
      <td className="cell-thumbnail">
        <Link to={edit} tabIndex={-1} aria-hidden="true">
          <img
            src={renditionPath(row.fileKey, query.isGrid ? thumbnailWidth(row.width) : smallest, 'webp')}
            alt=""
            data-large={renditionPath(row.fileKey, socialWidth(row.width), 'webp')}
            width={64}
            height={40}
            loading="lazy"
            decoding="async"
          />
        </Link>
      </td>
      <TitleCell {...{ row, query, renaming }} />
      <td className="cell-featured">
        <FeaturedToggle row={row} query={query} />
      </td>
      <td className="cell-word cell-device">
        {row.deviceType ? deviceLabel(row.deviceType) : <span className="nothing">{text.noDevice}</span>}
      </td>
      <td className="cell-word cell-category">{row.category ?? <span className="nothing">{text.noCategory}</span>}</td>
      <td className="cell-figures cell-resolution">{row.resolution}</td>
      <td className="cell-figures cell-number cell-size">{row.fileSize}</td>
      <td className="cell-figures cell-number cell-downloads">{messagesOf('numbers').exactCount(row.downloads)}</td>
      <td className={`cell-figures cell-number cell-recent ${recentClass(query)}`}>
        <LinkedText
          text={text.lately(row.downloads30)}
          links={[
            (unit) => (
              <span key="unit" className="recent-unit">
                {unit}
              </span>
            ),
          ]}
        />
      </td>
      <td className="cell-figures cell-added">
        <SiteTime at={row.createdAt} isDay />
      </td>
      <RowActions
        name={row.title}
        view={wallpaperPath(row.id)}
        edit={edit}
        remove={pathBesideList(deletePath(row.id), query)}
        onRemove={() => onDelete(row)}
      />
    </tr>
  );
}

interface AdminListTableProps extends Omit<RowProps, 'row' | 'isSelected'> {
  rows: AdminRow[];
  selected: Selected;
  table: SelectedRows['table'];
}

/** Memoised: ticking one row would render two hundred. */
export const AdminListTable = memo(({ rows, selected, table, ...list }: AdminListTableProps) => (
  <Table
    {...table}
    kind={list.query.isGrid ? 'picture-table' : 'admin-table'}
    className={list.query.isGrid ? 'selectable-table' : 'selectable-table wallpaper-table'}
    columns={listColumns(list.query)}
  >
    {rows.map((row) => (
      <Row key={row.id} row={row} isSelected={Array.isArray(selected) ? selected.includes(row.id) : true} {...list} />
    ))}
  </Table>
));
