import type { ReactNode } from 'react';
import { messagesOf } from '~/messages/messages';
import { BulkBar, SELECTED_FORM, TickCell } from '~/ui/admin/bulk-bar';
import { useSelectedRows } from '~/ui/admin/selected-rows';
import { SiteTime } from '~/ui/admin/site-time';
import { Table } from '~/ui/admin/table';
import { Button } from '~/ui/forms/button';
import { LinkedText } from '~/ui/pages/linked-text';
import { type TrashQuery, type TrashRow, trashPath, trashPicturePath } from './trash.view';

function columns() {
  const { selected, picture, title, deleted, daysLeft, actions } = messagesOf('trash').columns;
  return [
    { label: selected, isHidden: true },
    { label: picture, isHidden: true },
    title,
    deleted,
    daysLeft,
    { label: actions, isHidden: true },
  ];
}

/** The bracketed part is hidden on narrow screens. */
const ButtonText = ({ text }: { text: string }) => (
  <span>
    <LinkedText text={text} links={[(rest) => <span className="label-end">{rest}</span>]} />
  </span>
);

function Row({ row, isSelected }: { row: TrashRow; isSelected: boolean }) {
  const text = messagesOf('trash');
  return (
    <tr>
      <TickCell id={row.id} name={row.title} isSelected={isSelected} />
      <td className="cell-thumbnail">
        <img src={trashPicturePath(row.id)} alt="" width={64} height={40} loading="lazy" />
      </td>
      <th scope="row" className="cell-title">
        <bdi>{row.title}</bdi>
      </th>
      <td className="cell-figures">
        <SiteTime at={row.deletedAt} isDay />
      </td>
      <td className="cell-figures">{row.isHidden ? text.hidden : text.daysLeft(row.daysLeft)}</td>
      <td className="cell-actions">
        <button
          type="submit"
          name="one"
          value={row.id}
          form={SELECTED_FORM}
          className="link-button"
          aria-label={text.restore.named(row.title)}
        >
          {text.restore.one}
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
  const { table, ...ticking } = useSelectedRows(rows);
  const isSelected = query.select === 'all';
  const selectedPath = trashPath({ ...query, select: 'all' });
  const text = messagesOf('trash');
  return (
    <>
      <BulkBar
        method="post"
        wholePage={{ path: trashPath({ ...query, select: null }), selectedPath, isSelected, rows: rows.length }}
        ticking={ticking}
        end={pages}
      >
        {(hasNone) => (
          <>
            <Button type="submit" name="intent" value="restore" disabled={hasNone}>
              <ButtonText text={text.restore.selected} />
            </Button>
            <Button type="submit" name="intent" value="ask" disabled={hasNone}>
              <ButtonText text={text.delete.selected} />
            </Button>
          </>
        )}
      </BulkBar>
      <Table {...table} className="selectable-table trash-table" columns={columns()}>
        {rows.map((row) => (
          <Row key={row.id} row={row} isSelected={isSelected} />
        ))}
      </Table>
    </>
  );
}
